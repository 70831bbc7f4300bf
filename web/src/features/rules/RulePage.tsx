import { isActivityName } from '@parlour/contract/activity-types.ts'
import { usePathname } from 'wouter/use-browser-location'
import type { PromotionName } from '../../activities/activity.ts'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import { PromotionRules } from '../../activities/PromotionRules.tsx'
import { findRulePage } from './rule-pages.ts'
import styles from './RulePage.module.css'

/** The rules behind an address of /rule, with the numbers that hold now. */
export function RulePage() {
  const t = useText()
  const names = findRulePage(usePathname())
  if (!names)
    return (
      <EmptyState
        title={t('frame.missing')}
        text={t('frame.missingNote')}
        action={<Button href="/lobby/rewards">{t('reward.toList')}</Button>}
      />
    )
  return (
    <div className={styles.page}>
      {names.map((name) => (
        <PromotionRules key={name} name={name} title={t(titleOf(name))} />
      ))}
    </div>
  )
}

function titleOf(name: PromotionName) {
  return isActivityName(name) ? (`reward.${name}` as const) : 'rule.points'
}
