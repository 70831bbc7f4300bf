import type { ReactNode } from 'react'
import type { PromotionName } from '../activity.ts'
import { activities } from '../index.ts'
import { activityArt } from './looks.ts'
import styles from './TintedCard.module.css'

type TintedCardProps = {
  name: PromotionName
  /** Inside of a link or a button nothing but spans may stand. */
  as?: 'header' | 'span'
  /** Below the first picture. */
  isLazy?: boolean
  children: ReactNode
}

/** Words in the light of an activity, and its picture. */
export function TintedCard({ name, as: Frame = 'header', isLazy, children }: TintedCardProps) {
  const Words = Frame === 'span' ? 'span' : 'div'
  return (
    <Frame className={styles.card} style={{ '--hue': activities[name].hue }}>
      <Words className={styles.words}>{children}</Words>
      <img
        className={styles.art}
        src={activityArt(name)}
        alt=""
        loading={isLazy ? 'lazy' : undefined}
      />
    </Frame>
  )
}
