export { words } from '../../i18n/words/players.ts'
export { PlayersScreen as View } from './PlayersScreen.tsx'
