import { useText } from '../../../i18n/use-text.ts'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import type { FieldBounds } from '../rules.ts'
import type { useFields } from './use-fields.ts'

type NewPasswordProps = {
  label: string
  form: ReturnType<typeof useFields>
  site: FieldBounds
}

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
