import type { EntryFigure } from '@parlour/contract/report-figures.ts'
import type { Queries, Sql } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { FrameFailure } from '../frame/failures.ts'
import type { PlayerAccount } from '../wallet/index.ts'
import { entriesOf } from './figures.ts'
import type { Span } from './lines.ts'
import { entriesInLines } from './lines.ts'
import type { Range } from './read.ts'

export type Behind = Range & {
  figure: EntryFigure
  provider?: string | undefined
  /** A game, a promotion or a channel. */
  line?: string | undefined
}

export type EntryBehind = {
  playerId: number
  account: PlayerAccount
  seq: number
  code: string
  change: number
  provider: string
  source: string
  roundId: string | null
  at: Date
  /** Where the list goes on after it. */
  cursor: string
}

type Page = { after: Place | null; limit: number }

/** The entries that a figure is made of, in the order of time. */
export async function listEntriesBehind(
  queries: Queries,
  behind: Behind,
  { after, limit }: Page,
): Promise<EntryBehind[]> {
  const { begins, ends } = await readBounds(queries, behind)
  const from = after ? new Date(Math.max(begins.getTime(), after.micros / 1_000)) : begins
  // A busy day is not sorted for one page of it: wider only where there is too little.
  for (const minutes of [10, 120]) {
    const to = new Date(from.getTime() + minutes * 60_000)
    if (to >= ends) break
    const found = await readPage(queries, { behind, after, limit, span: { from, to } })
    if (found.length === limit) return found
  }
  return readPage(queries, { behind, after, limit, span: { from, to: ends } })
}

type Place = { micros: number; playerId: number; account: string; seq: number }
const cursorShape = /^(\d{1,16})\.(\d{1,15})\.([a-z]{1,20})\.(\d{1,15})$/

export function readPlace(cursor: string | undefined): Place | null {
  if (cursor === undefined) return null
  const [, micros, playerId, account = '', seq] = cursorShape.exec(cursor) ?? []
  if (account === '' || !Number.isSafeInteger(Number(micros)))
    throw new FrameFailure('badInput', 'cursor: not one of ours')
  return { micros: Number(micros), playerId: Number(playerId), account, seq: Number(seq) }
}

type Wanted = Page & { behind: Behind; span: Span }

function readPage(queries: Queries, { behind, after, limit, span }: Wanted) {
  const isAfter = after
    ? sql`and (at, player_id, account, seq) > (timestamptz 'epoch'
        + ${after.micros}::bigint * interval '1 microsecond', ${after.playerId}::bigint,
        ${after.account}::text, ${after.seq}::bigint)`
    : sql``
  return queries.rows<EntryBehind>(sql`
    select player_id as "playerId", account, seq, code, amount as change, provider, source,
      round_id as "roundId", at, concat_ws('.', (extract(epoch from at) * 1000000)::bigint,
        player_id, account, seq) as cursor
    from ${entriesInLines(span)} e
    where ${isOf(behind)} ${isAfter}
    order by at, player_id, account, seq limit ${limit}`)
}

function isOf({ figure, provider, line }: Behind): Sql {
  const { account, codes } = entriesOf(figure)
  const ofProvider = provider === undefined ? sql`` : sql`and provider = ${provider}`
  const ofLine = line === undefined ? sql`` : sql`and line = ${line}`
  return sql`account = ${account} and code = any(${codes}::text[]) ${ofProvider} ${ofLine}`
}

function readBounds(queries: Queries, { from, to, timeZone }: Range) {
  return queries.row<{ begins: Date; ends: Date }>(sql`
    select ${from}::date::timestamp at time zone ${timeZone} as begins,
      (${to}::date + 1)::timestamp at time zone ${timeZone} as ends`)
}
