import { type RewardItem, rewardKind } from '@parlour/contract/reward-items.ts'
import { useText } from '../../i18n/use-text.ts'
import { useShortMoney } from '../../money/use-money.ts'
import { useRewardLines } from '../../rewards/use-reward-lines.ts'
import { RewardTile, type RewardTileProps } from '../../ui/RewardTile.tsx'
import styles from './RewardItems.module.css'

type RewardItemsProps = {
  items: readonly RewardItem[]
  state?: RewardTileProps['state']
}

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

/** What came out of a draw, in words; needs the texts of the area `draws`. */
export function useDrawnText(items: readonly RewardItem[]): string {
  const t = useText()
  const money = useShortMoney()
  const lines = useRewardLines(items)
  const amounts = items.map(({ id, count }, index) => {
    if (rewardKind(id) === 'coin') return money(count)
    return `${lines[index]?.amountText} ${lines[index]?.text}`
  })
  return t('draws.drew', { amount: amounts.join(' + ') })
}
