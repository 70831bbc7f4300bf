import { send } from '../calls/send.ts'
import { useText } from '../i18n/texts.ts'
import { CodeField, Field } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { Written } from '../ui/read-form.ts'
import { useFault } from '../ui/use-fault.ts'
import { enter } from './me.ts'
import { askPasskey, isPasskeyPossible } from './passkeys.ts'
import { SignFrame } from './SignFrame.tsx'

export function SignIn({ hasEnded }: { hasEnded: boolean }) {
  const t = useText()
  const { fault, isBusy, attempt } = useFault()
  const signIn = ({ name = '', password = '', code = '' }: Written) =>
    void attempt(async () => {
      await send('signInOperator', { operatorName: name, password, code })
      await enter()
    })
  const signInByPasskey = () =>
    void attempt(async () => {
      await send('signInByPasskey', { passkey: await askPasskey() })
      await enter()
    })
  return (
    <SignFrame onSubmit={signIn}>
      <h1>{t('sign.title')}</h1>
      <p className="dim">{t('sign.lead')}</p>
      <Field label={t('sign.name')} name="name" required autoComplete="username" />
      <Field
        label={t('sign.password')}
        name="password"
        type="password"
        required
        autoComplete="current-password"
      />
      <CodeField label={t('sign.code')} />
      <button type="submit" className="btn p l" disabled={isBusy}>
        {t('sign.enter')}
      </button>
      {isPasskeyPossible() && (
        <button type="button" className="btn l" disabled={isBusy} onClick={signInByPasskey}>
          {t('sign.passkey')}
        </button>
      )}
      {fault && (
        <p className="bad" role="alert">
          {fault}
        </p>
      )}
      {hasEnded && (
        <p className="note gold">
          <Icon name="clock" />
          {t('sign.ended')}
        </p>
      )}
      <p className="mute sm">{t('sign.lost')}</p>
    </SignFrame>
  )
}
