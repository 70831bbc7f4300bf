import { moneyText } from '../../i18n/format.ts'
import { useText } from '../../i18n/use-text.ts'
import { useSession } from '../../session/store.ts'
import { useSite } from '../../site/store.ts'
import { Progress } from '../../ui/Progress.tsx'
import styles from './MemberLevel.module.css'
import { findNextLevel } from './next-level.ts'

/** How far the next level is, when there is one. */
export function MemberLevel() {
  const t = useText()
  const bet = useSession((session) => session.user?.bet ?? 0)
  const levels = useSite(({ config }) => config?.appUserLevelConfigList) ?? []
  const next = findNextLevel(levels, bet)
  if (!next) return null
  return (
    <div className={styles.level}>
      <p className={styles.words}>
        {t('member.nextLevel', { level: next.level, amount: moneyText(next.betAmount - bet) })}
      </p>
      <Progress
        value={bet}
        max={next.betAmount}
        label={t('member.progress')}
        valueText={`${moneyText(bet)} / ${moneyText(next.betAmount)}`}
      />
    </div>
  )
}
