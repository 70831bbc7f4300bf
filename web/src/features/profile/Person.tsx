import { type FormEvent, useState } from 'react'
import { send } from '../../calls/api.ts'
import { showFailure } from '../../calls/show-failure.ts'
import { useText } from '../../i18n/use-text.ts'
import { updateUser, useSession } from '../../session/store.ts'
import { artUrl } from '../../ui/art.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { UserIcon } from '../../ui/icons.ts'
import { SectionHeader } from '../../ui/SectionHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { nicknameFailure } from './failures.ts'
import styles from './Form.module.css'
import { isNickname } from './rules.ts'

/** How others see the player. */
export function Person() {
  const t = useText()
  const user = useSession((session) => session.user)
  return (
    <section>
      <SectionHeader title={t('profile.person')} />
      <Card className={styles.form}>
        {user ? (
          <>
            <NicknameForm key={user.nickname} nickname={user.nickname} />
            <AvatarPicker avatar={user.avatar} />
            <WinsChoice isHidden={user.hidesWins} />
          </>
        ) : (
          <Skeleton className={styles.bone} />
        )}
      </Card>
    </section>
  )
}

const avatars = [0, 1, 2, 3, 4, 5, 6, 7]

/** Eight pictures, one of them the player's; a choice is saved at once. */
function AvatarPicker({ avatar }: { avatar: number }) {
  const t = useText()
  const [saving, setSaving] = useState<number | null>(null)
  const choose = async (picture: number) => {
    setSaving(picture)
    try {
      const { appUser } = await send('updateProfile', { avatar: picture })
      updateUser(appUser)
      toast.show(t('profile.saved'))
    } catch (error) {
      showFailure(error)
    } finally {
      setSaving(null)
    }
  }
  return (
    <fieldset className={styles.group} disabled={saving !== null}>
      <legend className={styles.legend}>{t('profile.avatar')}</legend>
      {avatars.map((picture) => (
        <label key={picture} className={styles.choice}>
          <input
            type="radio"
            name="avatar"
            className={styles.input}
            aria-label={t('profile.avatarName', { number: picture + 1 })}
            checked={(saving ?? avatar) === picture}
            onChange={() => void choose(picture)}
          />
          <img className={styles.face} src={artUrl(`avatar/${picture}.webp`)} alt="" />
        </label>
      ))}
    </fieldset>
  )
}

/** Whether wins of the player stand in the lobby's lists; saved at once. */
function WinsChoice({ isHidden }: { isHidden: boolean }) {
  const t = useText()
  const [saving, setSaving] = useState<boolean | null>(null)
  const choose = async (hidesWins: boolean) => {
    setSaving(hidesWins)
    try {
      const { appUser } = await send('updateProfile', { hidesWins })
      updateUser(appUser)
      toast.show(t('profile.saved'))
    } catch (error) {
      showFailure(error)
    } finally {
      setSaving(null)
    }
  }
  return (
    <Checkbox
      isChecked={saving ?? isHidden}
      disabled={saving !== null}
      onChange={(hides) => void choose(hides)}
    >
      {t('profile.hidesWins')}
    </Checkbox>
  )
}

function NicknameForm({ nickname }: { nickname: string }) {
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
