import { type FormEvent, useState } from 'react'
import { usePress } from '../../calls/use-press.ts'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/Button.tsx'
import { KeyIcon, ShieldIcon } from '../../ui/icons.ts'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { logInByPasskey, logInBySecondStep } from './calls.ts'
import { enter } from './enter.ts'
import styles from './EntryFrame.module.css'
import { stepFailure } from './failures.ts'
import { say } from './message.ts'
import { isPasskeyPossible } from './passkeys.ts'

type SecondStepFormProps = { account?: string; to?: string }

/** What is still due after a right password: a code of the app, a recovery code or a passkey. */
export function SecondStepForm(entered: SecondStepFormProps) {
  return (
    <StepForm
      byCode={async (code) => enter(await logInBySecondStep(code), entered)}
      byPasskey={async () => {
        const answer = await logInByPasskey()
        if (answer) enter(answer, entered)
      }}
    />
  )
}

type StepFormProps = {
  byCode: (code: string) => Promise<void>
  byPasskey: () => Promise<void>
}

export function StepForm({ byCode, byPasskey }: StepFormProps) {
  const t = useText()
  const [code, setCode] = useState('')
  const isFilled = code.length >= 6
  const { isBusy, press } = useStepPress(() => byCode(code))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isFilled) press()
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t('login.stepCode')}
        hint={t('login.stepCodeNote')}
        icon={ShieldIcon}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        value={code}
        onChange={({ target }) => setCode(target.value.replaceAll(/[^\da-z-]/gi, ''))}
      />
      <Button look="brand" type="submit" isBlock disabled={!isFilled} isLoading={isBusy}>
        {t('login.proveSubmit')}
      </Button>
      <PasskeyButton onPress={byPasskey} words={t('login.stepPasskey')} />
    </form>
  )
}

/** Shown only where the browser can do it. */
export function PasskeyButton(props: { words: string; onPress: () => Promise<void> }) {
  const { isBusy, press } = useStepPress(props.onPress)
  if (!isPasskeyPossible()) return null
  return (
    <Button look="outline" icon={KeyIcon} isBlock isLoading={isBusy} onClick={press}>
      {props.words}
    </Button>
  )
}

function useStepPress(act: () => Promise<void>) {
  const t = useText()
  return usePress(async () => {
    try {
      await act()
    } catch (error) {
      toast.error(say(t, stepFailure(error)))
    }
  })
}
