import { words as approvals } from '../../i18n/words/approvals.ts'
import { words as asks } from '../../i18n/words/asks.ts'
import { words as forms } from '../../i18n/words/forms.ts'
import { words as mail } from '../../i18n/words/mail.ts'
import { words as promotions } from '../../i18n/words/promotions.ts'

export { ApprovalsScreen as View } from './ApprovalsScreen.tsx'
export const words = { ...asks, ...forms, ...mail, ...promotions, ...approvals }
