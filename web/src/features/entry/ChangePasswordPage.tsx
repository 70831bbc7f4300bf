import { type FormEvent, useState } from 'react'
import { goBack } from '../../browser/navigation.ts'
import { usePress } from '../../calls/use-press.ts'
import { useText } from '../../i18n/use-text.ts'
import { type User, updateUser, useSession } from '../../session/store.ts'
import type { SiteConfig } from '../../site/config.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ShieldIcon } from '../../ui/icons.ts'
import { Note } from '../../ui/Note.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { toast } from '../../ui/toast.ts'
import { changePassword } from './calls.ts'
import { offerToBrowser } from './enter.ts'
import styles from './EntryFrame.module.css'
import { WithSite } from './EntryFrame.tsx'
import { proofFailure } from './failures.ts'
import { NewPassword } from './fields/EntryFields.tsx'
import { useFields } from './fields/use-fields.ts'
import { say } from './message.ts'
import {
  type Fields,
  findConfirmationProblem,
  findPasswordProblem,
  type Problems,
} from './rules.ts'
import { useSealSoon } from './sealing/seal.ts'

/** A new password by the old one; who never had one sets the first. */
export function ChangePasswordPage() {
  const t = useText()
  const user = useSession((session) => session.user)
  return (
    <div className={styles.bind}>
      <Card>
        <div className={styles.parts}>
          <Note tone="info" icon={ShieldIcon}>
            {t('login.changeNote')}
          </Note>
          {user && <WithSite>{(site) => <ChangeForm user={user} site={site} />}</WithSite>}
        </div>
      </Card>
    </div>
  )
}

function ChangeForm({ user, site }: { user: User; site: SiteConfig }) {
  const t = useText()
  const { old, setOld, form, isBusy, submit } = useChange(user, site)
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {user.hasPassword && (
        <PasswordField
          label={t('login.oldPassword')}
          name="old"
          autoComplete="current-password"
          showLabel={t('login.showPassword')}
          hideLabel={t('login.hidePassword')}
          value={old}
          onChange={({ target }) => setOld(target.value)}
        />
      )}
      <NewPassword label={t('login.newPassword')} form={form} site={site} />
      <Button
        look="brand"
        type="submit"
        isBlock
        disabled={user.hasPassword && old === ''}
        isLoading={isBusy}
      >
        {t('login.changeSubmit')}
      </Button>
    </form>
  )
}

function useChange({ account, hasPassword }: User, site: SiteConfig) {
  const t = useText()
  const [old, setOld] = useState('')
  const form = useFields((fields) => findChangeProblems(fields, site))
  const { isBusy, press } = usePress(async () => {
    form.showProblems('password', 'confirmation')
    if (!form.isRight) return
    const fresh = form.fields.password
    try {
      await changePassword(account, { old: hasPassword ? old : null, fresh })
      updateUser({ hasPassword: true })
      offerToBrowser(account, fresh)
      toast.show(t('login.changeSucc'))
      goBack()
    } catch (error) {
      toast.error(say(t, proofFailure(error)))
    }
  })
  useSealSoon()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    press()
  }
  return { old, setOld, form, isBusy, submit }
}

function findChangeProblems({ password, confirmation }: Fields, site: SiteConfig): Problems {
  const problems = {
    password: findPasswordProblem(password, site),
    confirmation: findConfirmationProblem(confirmation, password),
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))
}
