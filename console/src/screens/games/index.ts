export { words } from '../../i18n/words/forms.ts'
export { GamesScreen as View } from './GamesScreen.tsx'
