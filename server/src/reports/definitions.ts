import type { ReportFigure } from '@parlour/contract/report-figures.ts'
import { reportFigures } from '@parlour/contract/report-figures.ts'
import { entriesTable } from '../wallet/index.ts'
import { counted } from './figures.ts'
import type { Range } from './read.ts'

type Defined = ReportFigure | 'ggr' | 'ngr' | 'activePlayers' | 'newPlayers'
export type Definition = { figure: Defined; sql: string }

/** How each figure of a range is worked out, as the SQL that answers it from the books. */
export function listDefinitions(range: Range): Definition[] {
  const play = [...counted.staked.codes, ...counted.won.codes]
  const { codes: bonuses } = counted.bonusCost
  return [
    ...reportFigures.map((figure) => ({ figure, sql: sumOf(figure, counted[figure], range) })),
    // What players staked less what they won is what they lost: the sum of both, turned round.
    { figure: 'ggr', sql: sumOf('ggr', { account: 'coin', codes: play, sign: -1 }, range) },
    {
      figure: 'ngr',
      sql: sumOf('ngr', { account: 'coin', codes: [...play, ...bonuses], sign: -1 }, range),
    },
    { figure: 'activePlayers', sql: byDay('activePlayers', activePlayers, range) },
    { figure: 'newPlayers', sql: byDay('newPlayers', newPlayers, range) },
  ]
}

type Sum = { account: string; codes: readonly string[]; sign: 1 | -1 }

function sumOf(figure: string, { account, codes, sign }: Sum, range: Range): string {
  return `select ${sign < 0 ? '-' : ''}coalesce(sum(amount), 0)::bigint as "${figure}"
from ${entriesTable}
where account = '${account}'
  and kind in (${codes.map((code) => `'${code}'`).join(', ')})
  and ${within('at', range)}`
}

type Counted = { count: string; table: string; at: string; where?: string }
const activePlayers = {
  count: 'count(distinct player_id)',
  table: entriesTable,
  at: 'at',
  where: `account = 'coin' and kind = 'bet'\n  and `,
}
const newPlayers = { count: 'count(*)', table: 'players', at: 'created_at' }

function byDay(figure: string, { count, table, at, where = '' }: Counted, range: Range): string {
  const day = `(${at} at time zone ${quoted(range.timeZone)})::date`
  return `select ${day} as day, ${count} as "${figure}"
from ${table}
where ${where}${within(at, range)}
group by 1 order by 1`
}

function within(at: string, { from, to, timeZone }: Range): string {
  const zone = quoted(timeZone)
  return `${at} >= ${quoted(from)}::timestamp at time zone ${zone}
  and ${at} < (${quoted(to)}::date + 1)::timestamp at time zone ${zone}`
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
