import { goBack } from '../../browser/go-back.ts'
import { useText } from '../../i18n/use-text.ts'
import { useSession } from '../../session/store.ts'
import { useServiceHref } from '../../site/contact.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { HeadsetIcon, ShieldIcon } from '../../ui/icons.ts'
import { Note } from '../../ui/Note.tsx'
import { BindForm } from './BindForm.tsx'
import styles from './BindPage.module.css'
import { WithSite } from './WithSite.tsx'

export function BindPage() {
  const mobile = useSession((session) => session.user?.mobile ?? null)
  return (
    <div className={styles.page}>
      <Card>{mobile === null ? <Unbound /> : <Bound mobile={mobile} />}</Card>
    </div>
  )
}

function Unbound() {
  const t = useText()
  return (
    <div className={styles.parts}>
      <Note tone="info" icon={ShieldIcon}>
        {t('bind.note')}
      </Note>
      <WithSite>{(site) => <BindForm site={site} />}</WithSite>
    </div>
  )
}

function Bound({ mobile }: { mobile: string }) {
  const t = useText()
  const service = useServiceHref()
  return (
    <div className={styles.parts}>
      <Note tone="ok" icon={ShieldIcon}>
        <b>{t('bind.bound', { mobile })}</b>
        <p>{t('bind.boundNote')}</p>
      </Note>
      <Button icon={HeadsetIcon} isBlock href={service}>
        {t('login.askService')}
      </Button>
      <Button look="outline" isBlock onClick={goBack}>
        {t('common.back')}
      </Button>
    </div>
  )
}
