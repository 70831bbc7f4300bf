import { useText } from '../../../i18n/use-text.ts'
import { OtpField, type OtpFieldProps } from '../../../ui/OtpField.tsx'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { TextField, type TextFieldProps } from '../../../ui/TextField.tsx'
import type { FieldBounds } from '../rules.ts'
import type { useFields } from './use-fields.ts'

type PhoneFieldProps = Omit<TextFieldProps, 'label' | 'onChange'> & {
  countryCode: string
  onChange: (event: { target: { value: string } }) => void
}

export function PhoneField({ countryCode, onChange, ...field }: PhoneFieldProps) {
  const t = useText()
  return (
    <TextField
      label={t('login.phone')}
      prefix={`+${countryCode}`}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      isNumber
      maxLength={50}
      {...field}
      // Spaces and dashes of a pasted number are not part of it.
      onChange={({ target }) => onChange({ target: { value: target.value.replace(/\D/g, '') } })}
    />
  )
}

export function CodeField(props: CodeFieldProps) {
  const t = useText()
  return (
    <OtpField
      label={t('login.otp')}
      sendText={t('login.otpSend')}
      waitText={(seconds) => t('login.otpAgain', { seconds })}
      {...props}
    />
  )
}

type CodeFieldProps = Omit<OtpFieldProps, 'label' | 'sendText' | 'waitText'>

/** A password twice, so that a slip shows. */
export function NewPassword({ label, form, site }: NewPasswordProps) {
  const t = useText()
  const eye = { showLabel: t('login.showPassword'), hideLabel: t('login.hidePassword') }
  const { passwordLengthMin: min, passwordLengthMax: max } = site
  return (
    <>
      <PasswordField
        label={label}
        hint={t('login.passwordNote', { min, max })}
        autoComplete="new-password"
        {...eye}
        {...form.bind('password')}
      />
      <PasswordField
        label={t('login.confirmation')}
        autoComplete="new-password"
        {...eye}
        {...form.bind('confirmation')}
      />
    </>
  )
}

type NewPasswordProps = {
  label: string
  form: ReturnType<typeof useFields>
  site: FieldBounds
}
