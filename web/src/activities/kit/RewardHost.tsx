import { useEffect, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { useRewardLines } from '../../rewards/use-reward-lines.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { SoundIcon, SoundOffIcon } from '../../ui/icons.ts'
import { RewardModal } from '../../ui/RewardModal.tsx'
import { closeRewards, useRewardQueue } from './reward-queue.ts'
import { hasSound, keepSound, playWin } from './win-sound.ts'

/** Mounted once by the app: shows what `showRewards` was given. */
export function RewardHost() {
  const t = useText()
  const { shown, latest } = useRewardQueue()
  const rewards = useRewardLines(latest ?? [])
  useEffect(() => {
    if (shown !== null) playWin()
  }, [shown])
  return (
    <RewardModal
      open={shown !== null}
      onClose={closeRewards}
      title={t('activity.congratulations')}
      text={t('activity.granted')}
      rewards={rewards}
      actionText={t('activity.great')}
      hint={t('activity.tapToClose')}
      corner={<SoundSwitch />}
    />
  )
}

/** Rewards are heard by those who want it, from this one on. */
function SoundSwitch() {
  const t = useText()
  const [isOn, setOn] = useState(hasSound)
  const turn = (): void => {
    keepSound(!isOn)
    setOn(!isOn)
    playWin()
  }
  return (
    <IconButton
      icon={isOn ? SoundIcon : SoundOffIcon}
      label={t('activity.sound')}
      aria-pressed={isOn}
      onClick={turn}
    />
  )
}
