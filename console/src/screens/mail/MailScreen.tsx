import { useParams } from 'wouter'
import { MailList } from './MailList.tsx'
import { WriteMail } from './WriteMail.tsx'

/** Mails to many: those that went out, and the one being written. */
export function MailScreen() {
  const { part } = useParams<{ part?: string }>()
  return part === 'new' ? <WriteMail /> : <MailList />
}
