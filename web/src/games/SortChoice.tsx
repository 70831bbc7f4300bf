import { useText } from '../i18n/use-text.ts'
import { DownIcon } from '../ui/icons.ts'
import { type SortOrder, sortOrders } from './sort-order.ts'
import styles from './TypeGames.module.css'

const names = {
  recommended: 'games.sort.recommended',
  popular: 'games.sort.popular',
  newest: 'games.sort.newest',
  name: 'games.sort.name',
} as const satisfies Record<SortOrder, string>

type SortChoiceProps = { order: SortOrder; onChange: (order: SortOrder) => void }

export function SortChoice({ order, onChange }: SortChoiceProps) {
  const t = useText()
  const choose = (value: string) => {
    const chosen = sortOrders.find((known) => known === value)
    if (chosen) onChange(chosen)
  }
  return (
    <span className={styles.sort}>
      <select
        aria-label={t('games.sort')}
        value={order}
        onChange={(event) => choose(event.target.value)}
      >
        {sortOrders.map((known) => (
          <option key={known} value={known}>
            {t(names[known])}
          </option>
        ))}
      </select>
      <DownIcon />
    </span>
  )
}
