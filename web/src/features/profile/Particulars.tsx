import { type FormEvent, useState } from 'react'
import { serverNowMs } from '../../browser/clock.ts'
import { refreshCall } from '../../calls/answer-store.ts'
import { type CallOutput, send } from '../../calls/api.ts'
import { useCall } from '../../calls/queries.ts'
import { failureText } from '../../calls/show-failure.ts'
import { useText } from '../../i18n/use-text.ts'
import { updateUser } from '../../session/store.ts'
import { useSite } from '../../site/store.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DateField } from '../../site/DateField.tsx'
import { Note } from '../../ui/Note.tsx'
import { SectionHeader } from '../../ui/SectionHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { particularsFailure } from './failures.ts'
import styles from './Form.module.css'
import { isEmail, lastBirthday, pickChanged } from './rules.ts'

export function Particulars() {
  const t = useText()
  return (
    <section>
      <SectionHeader title={t('profile.particulars')} />
      <Card className={styles.form}>
        <p className={styles.note}>{t('profile.particularsNote')}</p>
        <Loaded />
      </Card>
    </section>
  )
}

function Loaded() {
  const t = useText()
  const { data, error, refetch } = useCall('appUserOther', {})
  if (data) return <ParticularsForm given={data.appUserOther} />
  if (!error) return <Skeleton className={styles.bone} />
  return (
    <>
      <Note tone="bad">{failureText(error)}</Note>
      <Button onClick={() => void refetch()}>{t('common.retry')}</Button>
    </>
  )
}

type ParticularsAnswer = CallOutput<'appUserOther'>['appUserOther']

function ParticularsForm({ given }: { given: ParticularsAnswer }) {
  const t = useText()
  const age = useSite(({ config }) => config?.ageLimit ?? 21)
  const { bind, set, form, canSave, isBusy, submit } = useParticulars(given, age)
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t('profile.realName')}
        autoComplete="name"
        maxLength={100}
        {...bind('realName')}
      />
      <DateField
        label={t('profile.birthday')}
        max={lastBirthday(age, serverNowMs())}
        value={form.birthday}
        onChange={(birthday) => set({ birthday })}
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

function useParticulars(given: ParticularsAnswer, age: number) {
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
  const set = (more: Partial<ParticularsAnswer>) => setForm((now) => ({ ...now, ...more }))
  const bind = (name: keyof ParticularsAnswer) => ({
    name,
    value: form[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  })
  return { bind, set, form, canSave, isBusy, submit }
}
