import { type ActivityName, findActivityName, linkKinds } from '@parlour/contract/activity-types.ts'
import { useState } from 'react'
import { activities } from '../../activities/index.ts'
import { TintedCard } from '../../activities/kit/TintedCard.tsx'
import { isOffered } from '../../activities/links.ts'
import { PromotionRules } from '../../activities/PromotionRules.tsx'
import { useViewer } from '../../activities/use-viewer.ts'
import { useCall } from '../../calls/queries.ts'
import { useText } from '../../i18n/use-text.ts'
import { BottomSheet } from '../../ui/BottomSheet.tsx'
import { Button } from '../../ui/Button.tsx'
import { Pressable } from '../../ui/Pressable.tsx'
import { SectionHeader } from '../../ui/SectionHeader.tsx'
import styles from './RewardsPage.module.css'

/** What runs now, for who looks around: each with its rules, before anybody signs up. */
export function RunningPromotions() {
  const t = useText()
  const names = useRunning()
  // Its name stays while the sheet leaves.
  const [shown, setShown] = useState<ActivityName | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const show = (name: ActivityName) => {
    setShown(name)
    setIsOpen(true)
  }
  if (names.length === 0) return null
  return (
    <section aria-labelledby="running">
      <SectionHeader id="running" title={t('reward.running')} aside={names.length} />
      <ul className={styles.cards}>
        {names.map((name) => (
          <li key={name}>
            <Pressable className={styles.press} onClick={() => show(name)}>
              <TintedCard name={name} as="span" isLazy>
                <b className={styles.title}>{t(`reward.${name}`)}</b>
                <span className={styles.text}>{t(`reward.${name}Note`)}</span>
                <span className={styles.look}>{t('reward.see')}</span>
              </TintedCard>
            </Pressable>
          </li>
        ))}
      </ul>
      <BottomSheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={shown ? t(`reward.${shown}`) : ''}
        closeLabel={t('common.close')}
      >
        {shown && <PromotionRules key={shown} name={shown} />}
        <Button look="brand" isBlock href="/register">
          {t('frame.registerLong')}
        </Button>
      </BottomSheet>
    </section>
  )
}

/** What is shown among the rewards and pays nothing: there are no rules to read. */
const content: readonly ActivityName[] = ['Notice', 'OutLink']

function useRunning(): ActivityName[] {
  const viewer = useViewer()
  const { data } = useCall('runningActivities', {})
  return (data?.actTypeList ?? [])
    .filter((type) =>
      isOffered({ clickType: linkKinds.activity, clickAction: String(type) }, viewer),
    )
    .flatMap((type) => findActivityName(type) ?? [])
    .filter((name) => activities[name].isListed && !content.includes(name))
}
