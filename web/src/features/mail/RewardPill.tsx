import { useText } from '../../i18n/use-text.ts'
import { CheckIcon, ClockIcon, GiftIcon } from '../../ui/icons.ts'
import { Pill } from '../../ui/Pill.tsx'
import type { RewardState } from './mail-state.ts'

/** Says in a word what has become of an attached reward. */
export function RewardPill({ state }: { state: RewardState }) {
  const t = useText()
  if (state === 'none') return null
  if (state === 'claimable')
    return (
      <Pill tone="ok" icon={GiftIcon}>
        {t('mail.claimable')}
      </Pill>
    )
  if (state === 'claimed') return <Pill icon={CheckIcon}>{t('mail.claimed')}</Pill>
  return <Pill icon={ClockIcon}>{t('mail.expired')}</Pill>
}
