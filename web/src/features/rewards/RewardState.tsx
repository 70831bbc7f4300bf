import { useText } from '../../i18n/use-text.ts'
import { Card } from '../../ui/Card.tsx'
import { Pill } from '../../ui/Pill.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { progressText, type Reward } from './reward-rules.ts'

/** How far the player is with it. */
export function RewardState({ reward }: { reward: Reward }) {
  const t = useText()
  const { progress, canClaim } = reward.entry
  if (!progress && !canClaim) return null
  return (
    <Card>
      {canClaim && <Pill tone="ok">{t('reward.claimable')}</Pill>}
      {progress && (
        <Progress
          value={progress.done}
          max={progress.total}
          label={t('reward.progress')}
          valueText={progressText(reward)}
        />
      )}
    </Card>
  )
}
