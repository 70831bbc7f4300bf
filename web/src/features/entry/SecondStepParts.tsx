import { type FormEvent, useState } from 'react'
import { type CallOutput, send } from '../../calls/api.ts'
import { usePress } from '../../calls/use-press.ts'
import { QrCode } from '../../deposit/QrCode.tsx'
import { useText } from '../../i18n/use-text.ts'
import { copyAndTell } from '../../site/copy-and-tell.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { CopyIcon, ShieldIcon } from '../../ui/icons.ts'
import { Note } from '../../ui/Note.tsx'
import { SectionHeader } from '../../ui/SectionHeader.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import styles from './EntryFrame.module.css'
import { stepFailure } from './failures.ts'
import { say } from './message.ts'

export type OnMade = (codes: readonly string[]) => Promise<void>
type AppSetupProps = { begun: CallOutput<'beginAuthenticator'>; onMade: OnMade }

/** The secret for the app, and its first code in return. */
export function AppSetup({ begun, onMade }: AppSetupProps) {
  const t = useText()
  const [code, setCode] = useState('')
  const { isBusy, press } = usePress(async () => {
    try {
      await onMade((await send('confirmAuthenticator', { code })).recoveryCodeList)
    } catch (error) {
      toast.error(say(t, stepFailure(error)))
    }
  })
  const isFilled = code.length === 6
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isFilled) press()
  }
  return (
    <form className={styles.parts} onSubmit={submit} noValidate>
      <p>{t('secondStep.scan')}</p>
      <QrCode payload={begun.address} label={t('secondStep.qr')} />
      <TextField
        label={t('secondStep.key')}
        readOnly
        value={begun.secret}
        end={
          <Button size="xs" icon={CopyIcon} onClick={() => void copyAndTell(begun.secret)}>
            {t('secondStep.copy')}
          </Button>
        }
      />
      <TextField
        label={t('secondStep.firstCode')}
        icon={ShieldIcon}
        name="code"
        isNumber
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={code}
        onChange={({ target }) => setCode(target.value.replaceAll(/\D/g, ''))}
      />
      <Button look="brand" type="submit" isBlock disabled={!isFilled} isLoading={isBusy}>
        {t('secondStep.appConfirm')}
      </Button>
    </form>
  )
}

type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void }

/** Shown once, and until the player says they are kept. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const t = useText()
  return (
    <section>
      <SectionHeader title={t('secondStep.recovery')} />
      <Card className={styles.parts}>
        <Note tone="info" icon={ShieldIcon}>
          {t('secondStep.recoveryNote')}
        </Note>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Button
          look="outline"
          icon={CopyIcon}
          isBlock
          onClick={() => void copyAndTell(codes.join('\n'))}
        >
          {t('secondStep.copy')}
        </Button>
        <Button look="brand" isBlock onClick={onDone}>
          {t('secondStep.recoveryKept')}
        </Button>
      </Card>
    </section>
  )
}
