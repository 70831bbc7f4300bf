import { words as mail } from '../../i18n/words/mail.ts'
import { words as preview } from '../../i18n/words/preview.ts'

export { MailScreen as View } from './MailScreen.tsx'
export const words = { ...mail, ...preview }
