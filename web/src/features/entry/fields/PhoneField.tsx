import { useText } from '../../../i18n/use-text.ts'
import { TextField, type TextFieldProps } from '../../../ui/TextField.tsx'

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
