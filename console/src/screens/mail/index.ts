export { words } from '../../i18n/words/mail.ts'
export { MailScreen as View } from './MailScreen.tsx'
