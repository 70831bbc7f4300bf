import type { RewardItem } from '@parlour/contract/reward-items.ts'
import { useBilingual, useText } from '../i18n/use-text.ts'
import { useMoney } from '../money/use-money.ts'
import { useSite } from '../site/store.ts'
import type { RewardLine } from '../ui/RewardModal.tsx'
import { rewardLines } from './reward-lines.ts'

const noProps = {}

/** Pictures and words of reward items, in the site's money and the reader's language. */
export function useRewardLines(items: readonly RewardItem[]): RewardLine[] {
  const t = useText()
  const money = useMoney()
  const choose = useBilingual()
  const props = useSite(({ config }) => config?.appPropConfigMap ?? noProps)
  return rewardLines(items, props, { t, money, choose })
}
