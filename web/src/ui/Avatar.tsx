import { artUrl } from './art.ts'
import { classNames } from './class-names.ts'
import { Pressable } from './Pressable.tsx'
import type { PressProps } from './Pressable.tsx'
import hitArea from './hit-area.module.css'
import styles from './Avatar.module.css'

export type AvatarProps = PressProps & {
  /** Number of one of the built-in pictures, or the address of the player's own. */
  picture: number | string
  vipLevel?: number | undefined
  /** What the whole thing says, e.g. "Profile, VIP 7". */
  label: string
  size?: 'sm' | 'md' | 'lg'
}

export function Avatar({ picture, vipLevel, label, size = 'sm', ...press }: AvatarProps) {
  const isPressable = press.href !== undefined || press.onClick !== undefined
  const source = typeof picture === 'number' ? artUrl(`avatar/${picture}.webp`) : picture
  return (
    <Pressable
      className={classNames(styles.avatar, hitArea.hit, styles[size])}
      aria-label={isPressable ? label : undefined}
      {...press}
    >
      <img className={styles.face} src={source} alt={isPressable ? '' : label} />
      {vipLevel !== undefined && (
        <img className={styles.level} src={artUrl(`vip/${vipLevel}.webp`)} alt="" />
      )}
    </Pressable>
  )
}
