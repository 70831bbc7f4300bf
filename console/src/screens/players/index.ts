import { words as linked } from '../../i18n/words/linked.ts'
import { words as players } from '../../i18n/words/players.ts'

export { PlayersScreen as View } from './PlayersScreen.tsx'
export const words = { ...linked, ...players }
