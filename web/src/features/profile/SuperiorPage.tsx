import { useText } from '../../i18n/use-text.ts'
import { useSession } from '../../session/store.ts'
import { useServiceHref } from '../../site/contact.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { HeadsetIcon, UsersIcon } from '../../ui/icons.ts'
import { Note } from '../../ui/Note.tsx'
import styles from './Form.module.css'
import pageStyles from './ProfilePage.module.css'
import { SuperiorForm } from './SuperiorForm.tsx'

export function SuperiorPage() {
  const superiorId = useSession((session) => session.user?.pid ?? null)
  return (
    <div className={pageStyles.page}>
      {superiorId === null ? <SuperiorForm /> : <Named superiorId={superiorId} />}
    </div>
  )
}

function Named({ superiorId }: { superiorId: number }) {
  const t = useText()
  const service = useServiceHref()
  return (
    <Card className={styles.form}>
      <Note tone="ok" icon={UsersIcon}>
        <b className="num">{t('profile.superiorSet', { id: superiorId })}</b>
        <p>{t('profile.superiorSetNote')}</p>
      </Note>
      <Button icon={HeadsetIcon} isBlock href={service}>
        {t('frame.service')}
      </Button>
    </Card>
  )
}
