import { useText } from '../../i18n/use-text.ts'
import { rewardLines } from '../../rewards/reward-lines.ts'
import { useSite } from '../../site/store.ts'
import { RewardModal } from '../../ui/RewardModal.tsx'
import { closeRewards, useRewardQueue } from './reward-queue.ts'

const noProps = {}

/** Mounted once by the app: shows what `showRewards` was given. */
export function RewardHost() {
  const t = useText()
  const { shown, latest } = useRewardQueue()
  const props = useSite(({ config }) => config?.appPropConfigMap ?? noProps)
  return (
    <RewardModal
      open={shown !== null}
      onClose={closeRewards}
      title={t('activity.congratulations')}
      text={t('activity.granted')}
      rewards={rewardLines(latest ?? [], props, t)}
      actionText={t('activity.great')}
      hint={t('activity.tapToClose')}
    />
  )
}
