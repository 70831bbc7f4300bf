import { type FormEvent, useState } from 'react'
import { send } from '../../calls/api.ts'
import { useText } from '../../i18n/use-text.ts'
import { updateUser } from '../../session/store.ts'
import { Button } from '../../ui/Button.tsx'
import { UserIcon } from '../../ui/icons.ts'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { nicknameFailure } from './failures.ts'
import styles from './Form.module.css'
import { isNickname } from './rules.ts'

export function NicknameForm({ nickname }: { nickname: string }) {
  const t = useText()
  const [typed, setTyped] = useState(nickname)
  const [isBusy, setIsBusy] = useState(false)
  const isRight = isNickname(typed)
  const save = async () => {
    setIsBusy(true)
    try {
      const { appUser } = await send('updateProfile', { nickname: typed.trim() })
      updateUser(appUser)
      toast.show(t('profile.saved'))
    } catch (error) {
      toast.error(nicknameFailure(t, error))
    } finally {
      setIsBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isRight && !isBusy) void save()
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t('profile.nickname')}
        hint={t('profile.nicknameNote')}
        error={isRight ? undefined : t('profile.nicknameTip')}
        icon={UserIcon}
        name="nickname"
        autoComplete="nickname"
        maxLength={24}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button
        type="submit"
        isBlock
        disabled={!isRight || typed.trim() === nickname}
        isLoading={isBusy}
      >
        {t('profile.save')}
      </Button>
    </form>
  )
}
