export { ApprovalsScreen as View } from './ApprovalsScreen.tsx'
export { words } from '../../i18n/words/approvals.ts'
