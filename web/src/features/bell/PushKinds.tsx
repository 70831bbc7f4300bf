import { type NoteKind, noteKinds } from '@parlour/contract/note-kinds.ts'
import { useEffect, useState } from 'react'
import {
  canPush,
  findEndpoint,
  PushUnavailable,
  subscribe,
  unsubscribe,
} from '../../browser/push.ts'
import { refreshCall } from '../../calls/answer-store.ts'
import { send } from '../../calls/api.ts'
import { useCall } from '../../calls/queries.ts'
import { showFailure } from '../../calls/show-failure.ts'
import { usePress } from '../../calls/use-press.ts'
import { useLocale, useText } from '../../i18n/use-text.ts'
import { useIsResting } from '../../session/store.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { SectionHeader } from '../../ui/SectionHeader.tsx'
import { toast } from '../../ui/toast.ts'
import styles from './Bell.module.css'

/**
 * What this browser is told while no page is open: nothing, until its player says what. Who has
 * paused play is not asked.
 */
export function PushKinds() {
  const isResting = useIsResting()
  return canPush() && !isResting ? <Kinds /> : null
}

function Kinds() {
  const t = useText()
  const { data } = useCall('getPush', {})
  const { endpoint, allow, stop } = useEndpoint(data?.publicKey)
  const choose = usePress(async (chosen: NoteKind[]) => {
    await send('setPushKinds', { pushed: chosen })
      .then(() => refreshCall('getPush'))
      .catch(showFailure)
  })
  if (!data) return null
  const { pushed } = data
  return (
    <section aria-labelledby="bell-push">
      <SectionHeader title={t('bell.push')} id="bell-push" />
      <Card className={styles.kinds}>
        <p className={styles.note}>{t('bell.pushNote')}</p>
        {endpoint !== null &&
          noteKinds.map((kind) => (
            <Checkbox
              key={kind}
              isChecked={pushed.includes(kind)}
              disabled={choose.isBusy}
              onChange={(isTold) =>
                choose.press(isTold ? [...pushed, kind] : pushed.filter((other) => other !== kind))
              }
            >
              {t(`bell.kind.${kind}`)}
            </Checkbox>
          ))}
        {endpoint === null ? (
          <Button look="outline" isLoading={allow.isBusy} onClick={allow.press}>
            {t('bell.pushAllow')}
          </Button>
        ) : (
          <Button look="outline" isLoading={stop.isBusy} onClick={stop.press}>
            {t('bell.pushStop')}
          </Button>
        )}
      </Card>
    </section>
  )
}

/** Where this browser is told things, and how that begins and ends. */
function useEndpoint(siteKey: string | undefined) {
  const t = useText()
  const locale = useLocale()
  const [endpoint, setEndpoint] = useState<string | null>(null)
  useEffect(() => void findEndpoint().then(setEndpoint, () => null), [])
  const allow = usePress(async () => {
    try {
      const made = siteKey === undefined ? null : await subscribe(siteKey)
      if (made) await send('addPush', { ...made, language: locale })
      else toast.error(t('bell.pushDenied'))
      setEndpoint(made?.endpoint ?? null)
    } catch (error) {
      if (error instanceof PushUnavailable) toast.error(t('bell.pushLate'))
      else showFailure(error)
      // Told to nobody, it would look allowed and bring nothing.
      await unsubscribe().catch(() => null)
    }
  })
  const stop = usePress(async () => {
    if (endpoint !== null) await send('removePush', { endpoint }).catch(showFailure)
    await unsubscribe().catch(() => null)
    setEndpoint(null)
  })
  return { endpoint, allow, stop }
}
