import { words as acts } from '../../i18n/words/acts.ts'
import { words as asks } from '../../i18n/words/asks.ts'
import { words as audit } from '../../i18n/words/audit.ts'

export { AuditScreen as View } from './AuditScreen.tsx'
export const words = { ...acts, ...asks, ...audit }
