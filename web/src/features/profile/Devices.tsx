import { useState } from 'react'
import { refreshCall } from '../../calls/answer-store.ts'
import { send } from '../../calls/api.ts'
import { useCall } from '../../calls/queries.ts'
import { failureText, showFailure } from '../../calls/show-failure.ts'
import { dateTimeText } from '../../i18n/format.ts'
import { useLocale, useText } from '../../i18n/use-text.ts'
import { confirm } from '../../ui/ask.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { PhoneIcon } from '../../ui/icons.ts'
import { ListRow } from '../../ui/ListRow.tsx'
import { Note } from '../../ui/Note.tsx'
import { Pill } from '../../ui/Pill.tsx'
import { SectionHeader } from '../../ui/SectionHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import styles from './Form.module.css'
import { type Device, sortDevices } from './sort-devices.ts'

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

/** Signs other devices out: one, or all of them. Asks first. */
function useEndSessions() {
  const t = useText()
  const [isBusy, setIsBusy] = useState(false)
  const ask = (title: string) =>
    confirm({
      title,
      text: t('profile.deviceEndNote'),
      confirmText: t('profile.deviceEnd'),
      cancelText: t('common.cancel'),
    })
  const end = async (sessionId: string | undefined, say: (revoked: number) => string) => {
    setIsBusy(true)
    try {
      const { revoked } = await send('revokeSession', { sessionId })
      toast.show(say(revoked))
    } catch (error) {
      showFailure(error)
    } finally {
      // A device that left by itself is gone from the list too.
      await refreshCall('listSessions')
      setIsBusy(false)
    }
  }
  return {
    isBusy,
    endOne: async (sessionId: string, device: string) => {
      if (await ask(t('profile.deviceEndAsk', { device })))
        await end(sessionId, () => t('profile.deviceEnded'))
    },
    endOthers: async () => {
      if (await ask(t('profile.othersEndAsk')))
        await end(undefined, (count) => t('profile.othersEnded', { count }))
    },
  }
}

type DeviceRowProps = {
  device: Device
  isBusy: boolean
  onEnd: (sessionId: string, name: string) => Promise<void>
}

function DeviceRow({ device, isBusy, onEnd }: DeviceRowProps) {
  const t = useText()
  const locale = useLocale()
  const { sessionId, deviceModel, os, lastSeenTime, isCurrent } = device
  const name = [deviceModel, os].filter(Boolean).join(' · ') || t('profile.deviceUnknown')
  return (
    <li>
      <ListRow
        icon={PhoneIcon}
        title={name}
        text={t('profile.deviceSeen', { time: dateTimeText(lastSeenTime, locale) })}
        tag={isCurrent && <Pill tone="ok">{t('profile.deviceHere')}</Pill>}
        end={
          !isCurrent && (
            <Button
              size="xs"
              disabled={isBusy}
              aria-label={t('profile.deviceEndLabel', { device: name })}
              onClick={() => void onEnd(sessionId, name)}
            >
              {t('profile.deviceEnd')}
            </Button>
          )
        }
      />
    </li>
  )
}
