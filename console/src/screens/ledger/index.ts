export { words } from '../../i18n/words/ledger.ts'
export { LedgerScreen as View } from './LedgerScreen.tsx'
