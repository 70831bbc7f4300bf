export { messageHandlers } from './handlers.ts'
export type { MailTexts, NewMail } from './mails.ts'
export { countUnread, writeMail } from './mails.ts'
export { countUnreadNotes, noteConsumer } from './notes.ts'
