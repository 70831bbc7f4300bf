import type { RewardItem } from '@parlour/contract/reward-items.ts'
import { useText } from '../../i18n/use-text.ts'
import { rewardLines } from '../../rewards/reward-lines.ts'
import { useSite } from '../../site/store.ts'
import { RewardTile, type RewardTileProps } from '../../ui/RewardTile.tsx'
import styles from './RewardItems.module.css'

type RewardItemsProps = {
  items: readonly RewardItem[]
  state?: RewardTileProps['state']
}

const noProps = {}
const mostInARow = 3

/** Reward items in a row, each with its amount and its condition. */
export function RewardItems({ items, state = 'open' }: RewardItemsProps) {
  const lines = useRewardLines(items)
  return (
    <ul className={styles.row} style={{ '--columns': Math.min(lines.length, mostInARow) }}>
      {lines.map((line) => (
        <li key={line.item + line.amountText}>
          <RewardTile {...line} state={state} />
        </li>
      ))}
    </ul>
  )
}

/** Pictures and words of reward items, for a page that arranges them itself. */
export function useRewardLines(items: readonly RewardItem[]) {
  const t = useText()
  const props = useSite(({ config }) => config?.appPropConfigMap ?? noProps)
  return rewardLines(items, props, t)
}
