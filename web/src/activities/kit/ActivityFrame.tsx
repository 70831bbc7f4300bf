import { noExpiry } from '@parlour/contract/activity-types.ts'
import { type ReactNode, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/Button.tsx'
import { InfoIcon } from '../../ui/icons.ts'
import styles from './ActivityFrame.module.css'
import { refreshActivities } from './activities-store.ts'
import { Countdown } from './Countdown.tsx'
import { EndedTips } from './EndedTips.tsx'
import type { PromotionName } from '../activity.ts'
import { activities } from '../index.ts'
import { TintedCard } from './TintedCard.tsx'

type ActivityFrameProps = {
  name: PromotionName
  title: string
  /** What it is, in one sentence. */
  text: string
  /** Adds the countdown; at its end the page says so and leads back. */
  expireTime?: number
  /** What to do at the end instead. */
  onEnd?: (() => void) | undefined
  /** The rules stand below: no link to them. */
  hasOwnRules?: true
  /** Pills or numbers under the words. */
  hero?: ReactNode
  children: ReactNode
}

/** The page of an activity: what it is, until when and by which rules, then its content. */
export function ActivityFrame(props: ActivityFrameProps) {
  const { name, title, text, expireTime = noExpiry, onEnd, hasOwnRules, hero, children } = props
  const t = useText()
  const [hasEnded, setEnded] = useState(false)
  const end = (): void => {
    setEnded(true)
    void refreshActivities()
  }
  const { rulePage } = activities[name]
  return (
    <div className={styles.page}>
      <TintedCard name={name}>
        <Countdown expireTime={expireTime} onEnd={onEnd ?? end} />
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
        {hero}
        {rulePage !== undefined && !hasOwnRules && (
          <Button size="xs" icon={InfoIcon} className={styles.rules} href={`/rule/${rulePage}`}>
            {t('activity.rules')}
          </Button>
        )}
      </TintedCard>
      {children}
      {hasEnded && <EndedTips />}
    </div>
  )
}
