import { formatMoney } from '@parlour/contract/money.ts'
import type { ReportFigure } from '@parlour/contract/report-figures.ts'
import { Link } from 'wouter'
import { useMay } from '../../session/me.ts'
import type { Range } from './range.ts'
import { entriesPath } from './range.ts'

type Props = {
  figure: ReportFigure
  value: number
  range: Range
  /** The provider and the line it is of. */
  of?: Record<string, string>
}

/** An amount that leads to the entries it is made of, for those who may read the ledger. */
export function FigureCell({ figure, value, range, of = {} }: Props) {
  const mayLedger = useMay('ledger.read')
  const text = formatMoney(value)
  return (
    <td className="r">
      {mayLedger && value !== 0 ? <Link href={entriesPath(figure, range, of)}>{text}</Link> : text}
    </td>
  )
}
