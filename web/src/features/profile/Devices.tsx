import { useText } from '../../i18n/use-text.ts'
import { failureText } from '../../calls/show-failure.ts'
import { useCall } from '../../calls/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Note } from '../../ui/Note.tsx'
import { SectionHeader } from '../../ui/SectionHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { DeviceRow } from './DeviceRow.tsx'
import styles from './Form.module.css'
import { sortDevices } from './sort-devices.ts'
import { useEndSessions } from './use-end-sessions.ts'

/** Where the player is signed in, with the way to end it there. */
export function Devices() {
  const t = useText()
  return (
    <section>
      <SectionHeader title={t('profile.devices')} />
      <Card className={styles.form}>
        <p className={styles.note}>{t('profile.devicesNote')}</p>
        <DeviceList />
      </Card>
    </section>
  )
}

function DeviceList() {
  const t = useText()
  const { data, error, refetch } = useCall('listSessions', {})
  const { isBusy, endOne, endOthers } = useEndSessions()
  if (error && !data)
    return (
      <>
        <Note tone="bad">{failureText(error)}</Note>
        <Button onClick={() => void refetch()}>{t('common.retry')}</Button>
      </>
    )
  if (!data) return <Skeleton className={styles.bone} />
  const devices = sortDevices(data.sessionList)
  return (
    <>
      <ul>
        {devices.map((device) => (
          <DeviceRow key={device.sessionId} device={device} isBusy={isBusy} onEnd={endOne} />
        ))}
      </ul>
      {devices.length > 1 && (
        <Button look="outline" isBlock isLoading={isBusy} onClick={() => void endOthers()}>
          {t('profile.othersEnd')}
        </Button>
      )}
    </>
  )
}
