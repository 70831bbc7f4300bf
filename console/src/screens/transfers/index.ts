export { TransfersScreen as View } from './TransfersScreen.tsx'
export { words } from '../../i18n/words/transfers.ts'
