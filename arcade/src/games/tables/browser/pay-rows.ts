import { timesText } from '../../../client/amounts.ts'
import type { Spot, TableTitle } from '../paytable.ts'
import { returnOf, shareOf } from '../paytable.ts'

type Published = Pick<TableTitle<never>, 'spots' | 'of'>

/**
 * Every way a bet may end with its chance, and what it returns. Spots that pay alike stand as one;
 * those of one row stand in it side by side.
 */
export function payRows(
  { spots, of }: Published,
  locale: 'th' | 'en',
  returns: string,
): [string, string][] {
  const rows = Map.groupBy(spots, ({ row, group, name }) => (row?.name ?? group ?? name)[locale])
  return [...rows].map(([name, list]) => {
    const isRow = list[0]?.row !== undefined
    const ends = isRow
      ? [list.map((spot) => `${spot.row?.label} ${endsOf(spot, of).join(' ')}`).join(', ')]
      : endsOf(list.at(-1), of)
    return [name, [...ends, `${returns} ${returnText(list, of)}`].join('\n')]
  })
}

function endsOf(spot: Spot | undefined, of: number): string[] {
  return (spot?.endings ?? []).map(
    ({ times, ways }) => `${timesText(times)} · ${Number(((ways / of) * 100).toPrecision(4))}%`,
  )
}

function returnText(list: Spot[], of: number): string {
  const shares = list.map((spot) => shareOf(returnOf(spot, of)) * 100)
  const [least, most] = [Math.min(...shares).toFixed(3), Math.max(...shares).toFixed(3)]
  return least === most ? `${most}%` : `${least}% – ${most}%`
}
