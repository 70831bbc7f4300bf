import type { OutputOf } from '@parlour/contract/call.ts'
import type { talkCalls } from '@parlour/contract/player/talk.ts'
import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { cutText } from '../frame/input.ts'
import { tell } from '../frame/stream.ts'
import { writeNote } from './notes.ts'

type Line = OutputOf<typeof talkCalls.writeLine>['line']
export type NewLine = {
  playerId: number
  text: string
  orderId?: string | undefined
  roundId?: string | undefined
  imageId?: string | undefined
}

const mostAnHour = 30
const mostADay = 100

const columns = {
  text: `line_id as id, operator_id as "operatorId", body as text, order_id as "orderId",
    round_id as "roundId", image_id as "imageId", created_at as at,
    read_at is not null as "isRead"`,
  values: [],
}
type Row = Omit<Line, 'by' | 'createTime'> & { operatorId: number | null; at: Date }

/** Every open tab asks for the talk again. */
const news = { topic: 'talk' }

/** The player's own line; null when there were too many lately. */
export async function addLine(tx: Tx, line: NewLine): Promise<Line | null> {
  const { playerId } = line
  // Who writes twice at once waits here, so that both are counted.
  await tx.run(sql`insert into message_talks (player_id, waits_since) values (${playerId}, now())
    on conflict (player_id) do update set written_at = now(),
      waits_since = coalesce(message_talks.waits_since, now())`)
  const { hour, day } = await tx.row<{ hour: number; day: number }>(sql`
    select count(*) filter (where created_at > now() - interval '1 hour') as hour, count(*) as day
    from message_lines where player_id = ${playerId} and operator_id is null
      and created_at > now() - interval '1 day'`)
  if (hour >= mostAnHour || day >= mostADay) return null
  return insertLine(tx, line, null)
}

/** Support’s line: told on the bell too. What somebody has read is answered by it. */
export async function addAnswer(
  tx: Tx,
  { playerId, text }: NewLine,
  operatorId: number,
): Promise<Line> {
  // Who writes at this moment is waited for, so that their line is seen below.
  await tx.run(sql`select from message_talks where player_id = ${playerId} for update`)
  const line = await insertLine(tx, { playerId, text }, operatorId)
  // What came while the answer was written has been read by nobody, and goes on waiting.
  await tx.run(sql`update message_talks set waits_since = (
      select min(created_at) from message_lines l where l.player_id = ${playerId}
        and operator_id is null and read_at is null)
    where player_id = ${playerId}`)
  await writeNote(tx, playerId, { kind: 'answer', text: shorten(text) })
  return line
}

export async function listLines(
  queries: Queries,
  { playerId, before, limit }: { playerId: number; before: number | null; limit: number },
): Promise<Line[]> {
  const rows = await queries.rows<Row>(sql`select ${columns} from message_lines
    where player_id = ${playerId} and (${before}::bigint is null or line_id < ${before})
    order by line_id desc limit ${limit}`)
  return rows.map(toLine)
}

/** One side has seen what the other wrote. */
export async function markSeen(tx: Tx, playerId: number, by: Line['by']): Promise<void> {
  const seen = await tx.run(sql`update message_lines set read_at = now()
    where player_id = ${playerId} and read_at is null
      and (operator_id is null) = ${by === 'support'}`)
  if (seen > 0) await tell(tx, playerId, news)
}

export function listWaiting(queries: Queries, limit: number) {
  return queries.rows<{ playerId: number; waitsSince: Date; lastText: string }>(sql`
    select player_id as "playerId", waits_since as "waitsSince", coalesce((
      select body from message_lines l where l.player_id = t.player_id
        and operator_id is null order by line_id desc limit 1), '') as "lastText"
    from message_talks t where waits_since is not null order by waits_since limit ${limit}`)
}

async function insertLine(tx: Tx, line: NewLine, operatorId: number | null): Promise<Line> {
  const { playerId, text, orderId = null, roundId = null, imageId = null } = line
  const row = await tx.row<Row>(sql`
    insert into message_lines (player_id, operator_id, body, order_id, round_id, image_id)
    values (${playerId}, ${operatorId}, ${text}, ${orderId}, ${roundId}, ${imageId})
    returning ${columns}`)
  await tell(tx, playerId, news)
  return toLine(row)
}

function toLine({ operatorId, at, ...row }: Row): Line {
  return { ...row, by: operatorId === null ? 'player' : 'support', createTime: at.getTime() }
}

const longestNote = 100

function shorten(text: string): string {
  return text.length > longestNote ? `${cutText(text, longestNote)}…` : text
}
