import { type FormEvent, useEffect, useState } from 'react'
import { logFirstEvent } from '../../browser/event-log.ts'
import { local } from '../../browser/storage.ts'
import { CallFailure } from '../../calls/api.ts'
import { usePress } from '../../calls/use-press.ts'
import { useText } from '../../i18n/use-text.ts'
import { useSite } from '../../site/store.ts'
import { Button } from '../../ui/Button.tsx'
import { UserIcon } from '../../ui/icons.ts'
import { Note } from '../../ui/Note.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { Pressable } from '../../ui/Pressable.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { AgreementBlock } from './agreement/AgreementBlock.tsx'
import { type Agreement, useAgreement } from './agreement/use-agreement.ts'
import { logIn, logInByPasskey } from './calls.ts'
import { enter, offerToBrowser } from './enter.ts'
import styles from './EntryFrame.module.css'
import { EntryFrame, useLeaveIfSignedIn } from './EntryFrame.tsx'
import { entryFailure, isRefusal } from './failures.ts'
import { say } from './message.ts'
import { useSealSoon } from './sealing/seal.ts'
import { PasskeyButton, SecondStepForm } from './SecondStep.tsx'
import { rememberedPath } from './social/social.ts'
import { SocialButton, SocialConsent, useSocialReturn } from './social/SocialEntry.tsx'

export function LoginPage() {
  const t = useText()
  const step = useSocialReturn()
  const [firstStepOf, setFirstStepOf] = useState<string | null>(null)
  useLeaveIfSignedIn()
  useEffect(() => logFirstEvent('first_enter_loginmenu'), [])
  if (step === 'consent') return <SocialConsent />
  if (step === 'secondStep' || firstStepOf !== null)
    return (
      <EntryFrame isTall title={t('login.step')} text={t('login.stepNote')}>
        {firstStepOf === null ? (
          <SecondStepForm to={rememberedPath()} />
        ) : (
          <SecondStepForm account={firstStepOf} />
        )}
      </EntryFrame>
    )
  return (
    <EntryFrame isTall title={t('login.welcome')} text={t('login.welcomeNote')}>
      {step === 'waiting' ? (
        <p className={styles.waiting} role="status">
          <Spinner />
          {t('login.socialWaiting')}
        </p>
      ) : (
        <LoginForm onSecondStep={setFirstStepOf} />
      )}
    </EntryFrame>
  )
}

type OnSecondStep = (account: string) => void

function LoginForm({ onSecondStep }: { onSecondStep: OnSecondStep }) {
  const t = useText()
  const agreement = useAgreement({ isRegistration: false })
  const checkAgreement = useAgreementCheck(agreement)
  const login = useLogin(checkAgreement, onSecondStep)
  const { account, setAccount, password, setPassword, isBusy, problem, submit } = login
  const isFilled = account.trim() !== '' && password !== ''
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        label={t('login.account')}
        icon={UserIcon}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={50}
        value={account}
        onChange={({ target }) => setAccount(target.value)}
      />
      <PasswordField
        label={t('login.password')}
        showLabel={t('login.showPassword')}
        hideLabel={t('login.hidePassword')}
        name="password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <p className={styles.aside}>
        <Pressable className={styles.link} href="/forget">
          {t('login.forgotLink')}
        </Pressable>
      </p>
      {problem !== null && (
        <div role="alert">
          <Note tone="bad">{problem}</Note>
        </div>
      )}
      <Button look="brand" type="submit" isBlock disabled={!isFilled} isLoading={isBusy}>
        {t('login.submit')}
      </Button>
      <PasskeyButton
        words={t('login.passkey')}
        onPress={async () => {
          const answer = checkAgreement() ? await logInByPasskey() : null
          if (answer) enter(answer, {})
        }}
      />
      <SocialButton checkAgreement={checkAgreement} />
      <AgreementBlock agreement={agreement} />
      <p className={styles.swap}>
        {t('login.noAccount')}{' '}
        <Pressable className={styles.link} href={`/register${location.search}`}>
          {t('login.toRegister')}
        </Pressable>
      </p>
    </form>
  )
}

function useLogin(checkAgreement: () => boolean, onSecondStep: OnSecondStep) {
  const t = useText()
  const [account, setAccount] = useState(() => local.findText('SAVED_ACCOUNT') ?? '')
  const [password, setPassword] = useState('')
  const countryCode = useSite(({ config }) => config?.countryCode)
  const [problem, setProblem] = useState<string | null>(null)
  useSealSoon()

  const { isBusy, press } = usePress(async () => {
    const name = account.trim()
    if (!name || !password || !checkAgreement()) return
    setProblem(null)
    try {
      enter(await logIn(name, password, countryCode), { account: name })
      offerToBrowser(name, password)
    } catch (error) {
      if (isRefusal(error, 'secondStepDue')) return onSecondStep(name)
      // Beside the form, and for as long as it is so; what is about the network is told in passing.
      const words = say(t, entryFailure(error))
      if (error instanceof CallFailure) setProblem(words)
      else toast.error(words)
    }
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    press()
  }
  return { account, setAccount, password, setPassword, isBusy, problem, submit }
}

/** Without the tick a green site shows what is to be agreed to, others say what is missing. */
function useAgreementCheck({ isGiven, isGreen, open }: Agreement): () => boolean {
  const t = useText()
  return () => {
    if (isGiven) return true
    if (isGreen) open('terms')
    else toast.error(t('verify.accountTips'))
    return false
  }
}
