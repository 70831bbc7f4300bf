export { WithdrawalsScreen as View } from './WithdrawalsScreen.tsx'
export { words } from '../../i18n/words/withdrawals.ts'
