import { words as acts } from '../../i18n/words/acts.ts'
import { words as asks } from '../../i18n/words/asks.ts'
import { words as home } from '../../i18n/words/home.ts'

export { HomeScreen as View } from './HomeScreen.tsx'
export const words = { ...acts, ...asks, ...home }
