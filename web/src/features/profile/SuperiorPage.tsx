import { type FormEvent, useState } from 'react'
import { getInvitation } from '../../browser/tracking.ts'
import { send } from '../../calls/api.ts'
import { useText } from '../../i18n/use-text.ts'
import { updateUser, useSession } from '../../session/store.ts'
import { useServiceHref } from '../../site/contact.ts'
import { confirm } from '../../ui/ask.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { HeadsetIcon, UsersIcon } from '../../ui/icons.ts'
import { Note } from '../../ui/Note.tsx'
import { SectionHeader } from '../../ui/SectionHeader.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { superiorFailure } from './failures.ts'
import styles from './Form.module.css'
import pageStyles from './ProfilePage.module.css'
import { findPlayerId } from './rules.ts'

export function SuperiorPage() {
  const superiorId = useSession((session) => session.user?.pid ?? null)
  return (
    <div className={pageStyles.page}>
      {superiorId === null ? <SuperiorForm /> : <Named superiorId={superiorId} />}
    </div>
  )
}

/** Names the superior, once. */
export function SuperiorForm() {
  const t = useText()
  const { typed, setTyped, hasTip, isBusy, submit } = useNaming()
  return (
    <section>
      <SectionHeader title={t('profile.superiorAsk')} />
      <Card>
        <form className={styles.form} onSubmit={submit} noValidate>
          <TextField
            label={t('profile.superiorField')}
            hint={t('profile.superiorNote')}
            error={hasTip ? t('profile.superiorTip') : undefined}
            icon={UsersIcon}
            name="superior"
            inputMode="numeric"
            autoComplete="off"
            isNumber
            maxLength={15}
            value={typed}
            onChange={({ target }) => setTyped(target.value.replace(/\D/g, ''))}
          />
          <Button look="brand" type="submit" isBlock isLoading={isBusy}>
            {t('profile.superiorSubmit')}
          </Button>
        </form>
      </Card>
    </section>
  )
}

function Named({ superiorId }: { superiorId: number }) {
  const t = useText()
  const service = useServiceHref()
  return (
    <Card className={styles.form}>
      <Note tone="ok" icon={UsersIcon}>
        <b className="num">{t('profile.superiorSet', { id: superiorId })}</b>
        <p>{t('profile.superiorSetNote')}</p>
      </Note>
      <Button icon={HeadsetIcon} isBlock href={service}>
        {t('frame.service')}
      </Button>
    </Card>
  )
}

function useNaming() {
  const t = useText()
  const [typed, setTyped] = useState(() => String(getInvitation().superiorId ?? ''))
  const [hasTip, setHasTip] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const id = findPlayerId(typed)

  const name = async (pid: number) => {
    const isSure = await confirm({
      title: t('profile.superiorConfirm', { id: pid }),
      text: t('profile.superiorNote'),
      confirmText: t('profile.superiorSubmit'),
      cancelText: t('common.cancel'),
    })
    if (!isSure) return
    setIsBusy(true)
    try {
      await send('agentFill', { pid })
      updateUser({ pid })
      toast.show(t('profile.superiorSucc'))
    } catch (error) {
      toast.error(superiorFailure(t, error))
    } finally {
      setIsBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setHasTip(id === null)
    if (id !== null && !isBusy) void name(id)
  }
  return { typed, setTyped, hasTip: hasTip && id === null, isBusy, submit }
}
