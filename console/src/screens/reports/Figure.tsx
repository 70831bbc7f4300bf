import { formatMoney } from '@parlour/contract/money.ts'
import type { EntryFigure } from '@parlour/contract/report-figures.ts'
import { Link } from 'wouter'
import { useMay } from '../../session/me.ts'
import type { Range } from './range.ts'
import { entriesPath } from './range.ts'

type Props = {
  name: EntryFigure
  value: number
  range: Range
  /** The provider and the line it is of. */
  of?: Record<string, string>
}

/**
 * An amount that leads to the entries it is made of, for those who may read the ledger. To others
 * what is worked out of others shows what it is worked out of, line by line.
 */
export function Figure({ name, value, range, of = {} }: Props) {
  const mayLedger = useMay('ledger.read')
  const isWorkedOut = name === 'ggr' || name === 'ngr'
  const text = isWorkedOut ? <b>{formatMoney(value)}</b> : formatMoney(value)
  if (mayLedger && value !== 0) return <Link href={entriesPath(name, range, of)}>{text}</Link>
  if (isWorkedOut) {
    const days = new URLSearchParams({ from: range.from, to: range.to })
    const path = name === 'ggr' ? 'games' : 'bonuses'
    return <Link href={`/reports/${path}?${days.toString()}`}>{text}</Link>
  }
  return text
}
