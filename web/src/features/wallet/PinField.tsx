import { useText } from '../../i18n/use-text.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { pinLength } from './pin-problems.ts'

type PinFieldProps = {
  label: string
  value: string
  onChange: (pin: string) => void
  hint?: string | undefined
  error?: string | undefined
  isNew?: boolean
}

/** The wallet password: six digits, however they were typed or pasted. */
export function PinField({ label, value, onChange, hint, error, isNew }: PinFieldProps) {
  const t = useText()
  return (
    <PasswordField
      label={label}
      value={value}
      hint={hint}
      error={error}
      isNumber
      inputMode="numeric"
      // Not the account's password: the browser must not offer that one here.
      autoComplete={isNew ? 'new-password' : 'off'}
      showLabel={t('wallet.showPin')}
      hideLabel={t('wallet.hidePin')}
      onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, pinLength))}
    />
  )
}
