export { HomeScreen as View } from './HomeScreen.tsx'
export { words } from '../../i18n/words/home.ts'
