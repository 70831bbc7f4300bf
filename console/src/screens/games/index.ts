import { words as forms } from '../../i18n/words/forms.ts'
import { words as games } from '../../i18n/words/games.ts'

export { GamesScreen as View } from './GamesScreen.tsx'
export const words = { ...forms, ...games }
