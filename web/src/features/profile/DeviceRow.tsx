import { dateTimeText } from '../../i18n/format.ts'
import { useLocale, useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/Button.tsx'
import { PhoneIcon } from '../../ui/icons.ts'
import { ListRow } from '../../ui/ListRow.tsx'
import { Pill } from '../../ui/Pill.tsx'
import type { Device } from './sort-devices.ts'

type DeviceRowProps = {
  device: Device
  isBusy: boolean
  onEnd: (sessionId: string, name: string) => Promise<void>
}

export function DeviceRow({ device, isBusy, onEnd }: DeviceRowProps) {
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
