import { useText } from '../../i18n/use-text.ts'
import { failureText } from '../../calls/show-failure.ts'
import { useCall } from '../../calls/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Note } from '../../ui/Note.tsx'
import { SectionHeader } from '../../ui/SectionHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Form.module.css'
import { ParticularsForm } from './ParticularsForm.tsx'

export function Particulars() {
  const t = useText()
  return (
    <section>
      <SectionHeader title={t('profile.particulars')} />
      <Card className={styles.form}>
        <p className={styles.note}>{t('profile.particularsNote')}</p>
        <Loaded />
      </Card>
    </section>
  )
}

function Loaded() {
  const t = useText()
  const { data, error, refetch } = useCall('appUserOther', {})
  if (data) return <ParticularsForm given={data.appUserOther} />
  if (!error) return <Skeleton className={styles.bone} />
  return (
    <>
      <Note tone="bad">{failureText(error)}</Note>
      <Button onClick={() => void refetch()}>{t('common.retry')}</Button>
    </>
  )
}
