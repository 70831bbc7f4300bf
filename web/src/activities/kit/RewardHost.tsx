import { useText } from '../../i18n/use-text.ts'
import { rewardLines } from '../../rewards/reward-lines.ts'
import { useSite } from '../../site/store.ts'
import { RewardModal } from '../../ui/RewardModal.tsx'
import { closeRewards, useShownRewards } from './rewards-shown.ts'

const noProps = {}

/** Mounted once by the app: shows what `showRewards` was given. */
export function RewardHost() {
  const t = useText()
  const { items, isOpen } = useShownRewards()
  const props = useSite(({ config }) => config?.appPropConfigMap ?? noProps)
  return (
    <RewardModal
      open={isOpen}
      onClose={closeRewards}
      title={t('activity.congratulations')}
      text={t('activity.granted')}
      rewards={rewardLines(items, props, t)}
      actionText={t('activity.great')}
      hint={t('activity.tapToClose')}
    />
  )
}
