import { type FormEvent, type ReactNode, useState } from 'react'
import { send } from '../../calls/api.ts'
import { usePress } from '../../calls/use-press.ts'
import { useText } from '../../i18n/use-text.ts'
import { settleProof, useProof } from '../../session/proof.ts'
import { type User, useSession } from '../../session/store.ts'
import { signOut } from '../../session/use-sign-out.ts'
import { BottomSheet } from '../../ui/BottomSheet.tsx'
import { Button } from '../../ui/Button.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { toast } from '../../ui/toast.ts'
import { proveByCode, proveByPasskey, proveByPassword, proveBySecondStep } from './calls.ts'
import styles from './EntryFrame.module.css'
import { proofFailure } from './failures.ts'
import { CodeField } from './fields/EntryFields.tsx'
import { useCodeSending } from './fields/use-otp-sending.ts'
import { say } from './message.ts'
import { StepForm } from './SecondStep.tsx'

/** What must not be done by whoever found an open phone is asked for the password once more. */
export function ProveAgain() {
  const t = useText()
  const isAsked = useProof((proof) => proof.isAsked)
  const user = useSession((session) => session.user)
  return (
    <BottomSheet
      open={isAsked && user !== null}
      onClose={() => settleProof(false)}
      title={t('login.prove')}
      closeLabel={t('common.close')}
    >
      {user && <Ways key={String(isAsked)} user={user} />}
    </BottomSheet>
  )
}

function Ways({ user }: { user: User }) {
  const t = useText()
  const [isByCode, setIsByCode] = useState(!user.hasPassword)
  if (user.hasAuthenticator || user.hasPasskey) return <BySecondStep />
  const hasBoth = user.hasPassword && user.mobile !== null
  if (!user.hasPassword && user.mobile === null) return <SignInAgain />
  return (
    <div className={styles.form}>
      <p>{t(isByCode ? 'login.proveByCode' : 'login.proveByPassword')}</p>
      {isByCode ? <ByCode /> : <ByPassword account={user.account} />}
      {hasBoth && (
        <Button look="outline" isBlock onClick={() => setIsByCode(!isByCode)}>
          {t(isByCode ? 'login.usePassword' : 'login.useCode')}
        </Button>
      )}
    </div>
  )
}

/** Who has a second step proves by it: a password may be known to others. */
function BySecondStep() {
  const t = useText()
  return (
    <div className={styles.form}>
      <p>{t('login.proveByStep')}</p>
      <StepForm
        byCode={async (code) => {
          await proveBySecondStep(code)
          settleProof(true)
        }}
        byPasskey={async () => {
          if (await proveByPasskey()) settleProof(true)
        }}
      />
    </div>
  )
}

function ByPassword({ account }: { account: string }) {
  const t = useText()
  const [password, setPassword] = useState('')
  return (
    <ProofForm isFilled={password !== ''} prove={() => proveByPassword(account, password)}>
      <PasswordField
        label={t('login.password')}
        name="password"
        autoComplete="current-password"
        showLabel={t('login.showPassword')}
        hideLabel={t('login.hidePassword')}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
    </ProofForm>
  )
}

function ByCode() {
  const [code, setCode] = useState('')
  const sending = useCodeSending(() => send('sendOwnCode', {}))
  return (
    <ProofForm isFilled={code.length === 6} prove={() => proveByCode(code)}>
      <CodeField
        name="code"
        value={code}
        onChange={({ target }) => setCode(target.value.replace(/\D/g, '').slice(0, 6))}
        {...sending}
      />
    </ProofForm>
  )
}

type ProofFormProps = { isFilled: boolean; prove: () => Promise<void>; children: ReactNode }

function ProofForm({ isFilled, prove, children }: ProofFormProps) {
  const t = useText()
  const { isBusy, press } = usePress(async () => {
    try {
      await prove()
      settleProof(true)
    } catch (error) {
      toast.error(say(t, proofFailure(error)))
    }
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isFilled) press()
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {children}
      <Button look="brand" type="submit" isBlock disabled={!isFilled} isLoading={isBusy}>
        {t('login.proveSubmit')}
      </Button>
    </form>
  )
}

/** Who came by a social sign-in alone has nothing to type: they come that way again. */
function SignInAgain() {
  const t = useText()
  const { isBusy, press } = usePress(async () => {
    settleProof(false)
    await signOut()
  })
  return (
    <div className={styles.form}>
      <p>{t('login.proveBySignIn')}</p>
      <Button look="brand" isBlock isLoading={isBusy} onClick={press}>
        {t('login.signInAgain')}
      </Button>
    </div>
  )
}
