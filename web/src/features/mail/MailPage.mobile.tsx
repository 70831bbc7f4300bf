import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { BottomSheet } from '../../ui/BottomSheet.tsx'
import { boxTitles } from './mail-state.ts'
import { useMailPage } from './use-mail-page.ts'
import { MailBox } from './MailBox.tsx'
import { MailLetter } from './MailLetter.tsx'
import styles from './MailPage.module.css'
import { MailTabs } from './MailTabs.tsx'

/** The list of mails; one opens in a sheet over it. */
export function MailPage() {
  const { box, openBox, openId, openMail, closeMail } = useMailPage()
  return (
    <div className={styles.page}>
      <MailTabs box={box} onChange={openBox} />
      <MailBox key={box} box={box} openId={openId} onOpen={openMail} />
      <LetterSheet title={boxTitles[box ?? 0]} mailId={openId} onClose={closeMail} />
    </div>
  )
}

type LetterSheetProps = {
  title: (typeof boxTitles)[keyof typeof boxTitles]
  mailId: number | null
  onClose: () => void
}

function LetterSheet({ title, mailId, onClose }: LetterSheetProps) {
  const t = useText()
  const [shownId, setShownId] = useState(mailId)
  // The words stay while the sheet closes.
  if (mailId !== null && mailId !== shownId) setShownId(mailId)
  return (
    <BottomSheet
      open={mailId !== null}
      onClose={onClose}
      title={t(title)}
      closeLabel={t('common.close')}
    >
      {shownId !== null && <MailLetter key={shownId} mailId={shownId} onGone={onClose} />}
    </BottomSheet>
  )
}
