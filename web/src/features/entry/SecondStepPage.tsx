import { useState } from 'react'
import { refreshCall } from '../../calls/answer-store.ts'
import { Answer } from '../../calls/Answer.tsx'
import { type CallOutput, send } from '../../calls/api.ts'
import { useCall } from '../../calls/queries.ts'
import { usePress } from '../../calls/use-press.ts'
import { dateTimeText } from '../../i18n/format.ts'
import { useLocale, useText } from '../../i18n/use-text.ts'
import { updateUser, useSession } from '../../session/store.ts'
import { useSiteName } from '../../site/store.ts'
import { confirm } from '../../ui/ask.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { KeyIcon, PhoneIcon, ShieldIcon } from '../../ui/icons.ts'
import { ListRow } from '../../ui/ListRow.tsx'
import { Note } from '../../ui/Note.tsx'
import { SectionHeader } from '../../ui/SectionHeader.tsx'
import { toast } from '../../ui/toast.ts'
import styles from './EntryFrame.module.css'
import { stepFailure } from './failures.ts'
import { say } from './message.ts'
import { isPasskeyPossible, makePasskey } from './passkeys.ts'
import { AppSetup, type OnMade, RecoveryCodes } from './SecondStepParts.tsx'

type Steps = CallOutput<'getSecondSteps'>

/** The second step of logging in: an authenticator app, passkeys, and codes for the day of loss. */
export function SecondStepPage() {
  const t = useText()
  const asked = useCall('getSecondSteps', {})
  return (
    <div className={styles.bind}>
      <div className={styles.parts}>
        <Note tone="info" icon={ShieldIcon}>
          {t('secondStep.about')}
        </Note>
        <Answer asked={asked}>{(steps) => <StepList steps={steps} />}</Answer>
      </div>
    </div>
  )
}

function StepList({ steps }: { steps: Steps }) {
  const [codes, setCodes] = useState<readonly string[]>([])
  const settle = async (made: readonly string[]) => {
    if (made.length > 0) setCodes(made)
    await refreshSteps()
  }
  if (codes.length > 0) return <RecoveryCodes codes={codes} onDone={() => setCodes([])} />
  return (
    <>
      <AppCard isOn={steps.hasAuthenticator} onMade={settle} />
      <PasskeyCard passkeys={steps.passkeyList} onMade={settle} />
      {(steps.hasAuthenticator || steps.passkeyList.length > 0) && (
        <RecoveryCard left={steps.recoveryCodesLeft} onMade={settle} />
      )}
    </>
  )
}

function AppCard({ isOn, onMade }: { isOn: boolean; onMade: OnMade }) {
  const t = useText()
  const [begun, setBegun] = useState<CallOutput<'beginAuthenticator'> | null>(null)
  const remove = useRemoval()
  const { isBusy, press } = usePress(async () => {
    try {
      setBegun(await send('beginAuthenticator', {}))
    } catch (error) {
      toast.error(say(t, stepFailure(error)))
    }
  })
  const settle: OnMade = async (codes) => {
    setBegun(null)
    await onMade(codes)
  }
  return (
    <section>
      <SectionHeader title={t('secondStep.app')} />
      <Card className={styles.parts}>
        <p>{t(isOn ? 'secondStep.appOn' : 'secondStep.appNote')}</p>
        {isOn && (
          <Button
            look="outline"
            isBlock
            isLoading={remove.isBusy}
            onClick={() => remove.press(t('secondStep.app'), undefined)}
          >
            {t('secondStep.appRemove')}
          </Button>
        )}
        {!isOn && begun && <AppSetup begun={begun} onMade={settle} />}
        {!isOn && !begun && (
          <Button look="brand" icon={PhoneIcon} isBlock isLoading={isBusy} onClick={press}>
            {t('secondStep.appSetUp')}
          </Button>
        )}
      </Card>
    </section>
  )
}

type PasskeyCardProps = { passkeys: Steps['passkeyList']; onMade: OnMade }

function PasskeyCard({ passkeys, onMade }: PasskeyCardProps) {
  const t = useText()
  const locale = useLocale()
  const remove = useRemoval()
  const add = useAddPasskey(passkeys, onMade)
  return (
    <section>
      <SectionHeader title={t('secondStep.passkeys')} />
      <Card className={styles.parts}>
        <p>{t('secondStep.passkeysNote')}</p>
        {passkeys.length > 0 && (
          <ul>
            {passkeys.map(({ passkeyId, name, createTime, lastUsedTime }) => (
              <li key={passkeyId}>
                <ListRow
                  icon={KeyIcon}
                  title={name}
                  text={t(lastUsedTime === null ? 'secondStep.made' : 'secondStep.used', {
                    time: dateTimeText(lastUsedTime ?? createTime, locale),
                  })}
                  end={
                    <Button
                      size="xs"
                      disabled={remove.isBusy}
                      aria-label={t('secondStep.removeLabel', { name })}
                      onClick={() => remove.press(name, passkeyId)}
                    >
                      {t('secondStep.remove')}
                    </Button>
                  }
                />
              </li>
            ))}
          </ul>
        )}
        {isPasskeyPossible() ? (
          <Button
            look="brand"
            icon={KeyIcon}
            isBlock
            disabled={!add.isReady}
            isLoading={add.isBusy}
            onClick={add.press}
          >
            {t('secondStep.passkeyAdd')}
          </Button>
        ) : (
          <Note>{t('secondStep.passkeyNot')}</Note>
        )}
      </Card>
    </section>
  )
}

function RecoveryCard({ left, onMade }: { left: number; onMade: OnMade }) {
  const t = useText()
  const { isBusy, press } = usePress(async () => {
    try {
      await onMade((await send('renewRecoveryCodes', {})).recoveryCodeList)
    } catch (error) {
      toast.error(say(t, stepFailure(error)))
    }
  })
  return (
    <section>
      <SectionHeader title={t('secondStep.recovery')} />
      <Card className={styles.parts}>
        <p>{t('secondStep.recoveryLeft', { count: left })}</p>
        <Button look="outline" isBlock isLoading={isBusy} onClick={press}>
          {t('secondStep.recoveryRenew')}
        </Button>
      </Card>
    </section>
  )
}

function useAddPasskey(passkeys: Steps['passkeyList'], onMade: OnMade) {
  const t = useText()
  const siteName = useSiteName()
  const user = useSession((session) => session.user)
  const press = usePress(async () => {
    if (!user) return
    try {
      const known = passkeys.map(({ passkeyId }) => passkeyId)
      const made = await makePasskey({ user, siteName, known })
      if (made) await onMade((await send('addPasskey', made)).recoveryCodeList)
    } catch (error) {
      toast.error(say(t, stepFailure(error)))
    }
  })
  return { ...press, isReady: user !== null }
}

/** Takes a step off, once the player has said so twice. */
function useRemoval() {
  const t = useText()
  return usePress(async (name: string, passkeyId: string | undefined) => {
    const isSure = await confirm({
      title: t('secondStep.removeAsk', { name }),
      text: t('secondStep.removeNote'),
      confirmText: t('secondStep.remove'),
      cancelText: t('common.cancel'),
    })
    if (!isSure) return
    try {
      await send('removeSecondStep', { passkeyId })
      toast.show(t('secondStep.removed'))
    } catch (error) {
      toast.error(say(t, stepFailure(error)))
    }
    await refreshSteps()
  })
}

async function refreshSteps(): Promise<void> {
  await refreshCall('getSecondSteps')
  const { appUser } = await send('refreshData', {})
  if (appUser) updateUser(appUser)
}
