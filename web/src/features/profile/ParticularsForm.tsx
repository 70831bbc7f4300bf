import { type FormEvent, useState } from 'react'
import { type CallOutput, send } from '../../calls/api.ts'
import { serverNowMs } from '../../browser/clock.ts'
import { useText } from '../../i18n/use-text.ts'
import { updateUser } from '../../session/store.ts'
import { refreshCall } from '../../calls/answer-store.ts'
import { useSite } from '../../site/store.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { particularsFailure } from './failures.ts'
import styles from './Form.module.css'
import { isEmail, lastBirthday, pickChanged } from './rules.ts'

type Particulars = CallOutput<'appUserOther'>['appUserOther']

export function ParticularsForm({ given }: { given: Particulars }) {
  const t = useText()
  const age = useSite(({ config }) => config?.ageLimit ?? 21)
  const { bind, form, canSave, isBusy, submit } = useParticulars(given, age)
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t('profile.realName')}
        autoComplete="name"
        maxLength={100}
        {...bind('realName')}
      />
      <TextField
        label={t('profile.birthday')}
        type="date"
        autoComplete="bday"
        isNumber
        max={lastBirthday(age, serverNowMs())}
        {...bind('birthday')}
      />
      <TextField
        label={t('profile.email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={200}
        error={isEmail(form.email) ? undefined : t('profile.emailTip')}
        {...bind('email')}
      />
      <TextField
        label={t('profile.address')}
        autoComplete="street-address"
        maxLength={300}
        {...bind('address')}
      />
      <TextField
        label={t('profile.contactLine')}
        autoComplete="off"
        maxLength={64}
        {...bind('contactLine')}
      />
      <Button type="submit" isBlock disabled={!canSave} isLoading={isBusy}>
        {t('profile.save')}
      </Button>
    </form>
  )
}

function useParticulars(given: Particulars, age: number) {
  const t = useText()
  const [form, setForm] = useState(given)
  const [isBusy, setIsBusy] = useState(false)
  const changed = pickChanged(given, form)
  const canSave = Object.keys(changed).length > 0 && isEmail(form.email)

  const save = async () => {
    setIsBusy(true)
    try {
      const { appUserOther } = await send('updateAppUserOther', changed)
      setForm(appUserOther)
      updateUser({ hasUserOther: true })
      toast.show(t('profile.saved'))
      await refreshCall('appUserOther')
    } catch (error) {
      toast.error(particularsFailure(t, error, age))
    } finally {
      setIsBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (canSave && !isBusy) void save()
  }
  const bind = (name: keyof Particulars) => ({
    name,
    value: form[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setForm((now) => ({ ...now, [name]: target.value })),
  })
  return { bind, form, canSave, isBusy, submit }
}
