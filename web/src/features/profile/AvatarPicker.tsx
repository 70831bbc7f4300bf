import { useState } from 'react'
import { send } from '../../calls/api.ts'
import { useText } from '../../i18n/use-text.ts'
import { updateUser } from '../../session/store.ts'
import { showFailure } from '../../calls/show-failure.ts'
import { artUrl } from '../../ui/art.ts'
import { toast } from '../../ui/toast.ts'
import styles from './AvatarPicker.module.css'

const avatars = [0, 1, 2, 3, 4, 5, 6, 7]

/** Eight pictures, one of them the player's; a choice is saved at once. */
export function AvatarPicker({ avatar }: { avatar: number }) {
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
