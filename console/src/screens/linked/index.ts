import { words as linked } from '../../i18n/words/linked.ts'
import { words as players } from '../../i18n/words/players.ts'

export { LinkedScreen as View } from './LinkedScreen.tsx'
export const words = { ...players, ...linked }
