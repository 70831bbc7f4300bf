export { AuditScreen as View } from './AuditScreen.tsx'
export { words } from '../../i18n/words/audit.ts'
