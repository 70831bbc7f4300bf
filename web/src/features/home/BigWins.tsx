import { useText } from '../../i18n/use-text.ts'
import { Ticker } from '../../ui/Ticker.tsx'
import { useBigWins } from './use-big-wins.ts'

/** One win after the other. Without any the row is not there. */
export function BigWins() {
  const t = useText()
  const rows = useBigWins()
  return rows.length > 0 ? <Ticker label={t('home.wins')} rows={rows} /> : null
}
