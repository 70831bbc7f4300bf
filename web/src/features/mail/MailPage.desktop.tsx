import { useText } from '../../i18n/use-text.ts'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import { MailBox } from './MailBox.tsx'
import { MailLetter } from './MailLetter.tsx'
import styles from './MailPage.module.css'
import { MailTabs } from './MailTabs.tsx'
import { useMailPage } from './use-mail-page.ts'

/** The list of mails, with the open one beside it. */
export function MailPage() {
  const t = useText()
  const { box, openBox, openId, openMail, closeMail } = useMailPage()
  return (
    <div className={styles.panes}>
      <div className={styles.page}>
        <MailTabs box={box} onChange={openBox} />
        <MailBox key={box} box={box} openId={openId} onOpen={openMail} />
      </div>
      <Card className={styles.pane}>
        {openId === null ? (
          <EmptyState title={t('mail.pick')} text={t('mail.pickNote')} />
        ) : (
          <MailLetter key={openId} mailId={openId} onGone={closeMail} />
        )}
      </Card>
    </div>
  )
}
