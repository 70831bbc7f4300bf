import { isActivityName } from '@parlour/contract/activity-types.ts'
import { usePathname } from 'wouter/use-browser-location'
import { activityNames } from '../../activities/kit/names.ts'
import { RuleText } from '../../activities/rules/RuleText.tsx'
import type { RuleName } from '../../activities/rules/words.ts'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
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
        <RuleText key={name} name={name} title={t(titleOf(name))} />
      ))}
    </div>
  )
}

function titleOf(name: RuleName) {
  return isActivityName(name) ? activityNames[name].title : 'rule.points'
}
