import { kindsOf, mutableKinds } from '@parlour/contract/note-kinds.ts'
import type { MutableKind, NoteGroup, NoteKind } from '@parlour/contract/note-kinds.ts'
import type { OutputOf } from '@parlour/contract/call.ts'
import type { noteCalls } from '@parlour/contract/player/notes.ts'
import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { Consumer, Heard } from '../frame/events.ts'
import { tell } from '../frame/stream.ts'
import { findPause, readOwnCare } from '../limits/index.ts'
import { queuePushes } from './push/browsers.ts'

type Note = OutputOf<typeof noteCalls.getNotes>['noteList'][number]
type Told = 'id' | 'createTime' | 'isRead'
/** A note without what the bell adds to it. */
export type NewNote = Note extends infer Each
  ? Each extends Note
    ? Omit<Each, Told>
    : never
  : never

/** Puts what modules tell of a player on the bell. */
export const noteConsumer: Consumer = {
  name: 'messages.notes',
  types: ['deposit.settled', 'order.ended', 'identity.decided', 'reward.paid'],
  async hear(tx, event) {
    const note = toNote(event)
    if (note) await writeNote(tx, event.playerId, note, event.at)
  },
}

/** Who has paused play is told of money and the account alone, who is cared for of no offer. */
const quietInPause: readonly NoteKind[] = ['reward', 'mail']

/** Tabs count for themselves: two that write at once do not see each other. */
const rings = { topic: 'notes' }

/** Rings the bell in every open tab, unless the player does not want to hear of such things. */
export async function writeNote(
  tx: Tx,
  playerId: number,
  { kind, ...facts }: NewNote,
  at: Date | null = null,
): Promise<void> {
  if ((await readMuted(tx, playerId)).some((muted) => muted === kind)) return
  if (quietInPause.includes(kind)) {
    const { pause, isQuiet } = await readOwnCare(tx, playerId)
    if (pause || (isQuiet && kind === 'reward')) return
  }
  await tx.run(sql`insert into message_notes (player_id, kind, facts, created_at)
    values (${playerId}, ${kind}, ${JSON.stringify(facts)}, coalesce(${at}, now()))`)
  await queuePushes(tx, playerId, kind)
  await tell(tx, playerId, rings)
}

type Page = { playerId: number; group: NoteGroup | null; before: number | null; limit: number }

export async function listNotes(queries: Queries, page: Page): Promise<Note[]> {
  const kinds = page.group && kindsOf[page.group]
  const hidden = await listHidden(queries, page.playerId)
  const rows = await queries.rows<{
    id: number
    kind: string
    facts: object
    isRead: boolean
    at: Date
  }>(sql`
    select note_id as id, kind, facts, read_at is not null as "isRead", created_at as at
    from message_notes where player_id = ${page.playerId}
      and (${kinds}::text[] is null or kind = any(${kinds}::text[]))
      and kind <> all(${hidden}::text[])
      and (${page.before}::bigint is null or note_id < ${page.before})
    order by note_id desc limit ${page.limit}`)
  return rows.map(
    ({ at, facts, ...row }) => ({ ...facts, ...row, createTime: at.getTime() }) as unknown as Note,
  )
}

export async function countUnreadNotes(queries: Queries, playerId: number): Promise<number> {
  const hidden = await listHidden(queries, playerId)
  const { unread } = await queries.row<{ unread: number }>(sql`select count(*) as unread
    from message_notes where player_id = ${playerId} and read_at is null
      and kind <> all(${hidden}::text[])`)
  return unread
}

export async function markNotesRead(
  tx: Tx,
  playerId: number,
  { id, andOlder }: { id: number; andOlder: boolean },
): Promise<number> {
  const hidden = await listHidden(tx, playerId)
  const read = await tx.run(sql`update message_notes set read_at = now()
    where player_id = ${playerId} and read_at is null and kind <> all(${hidden}::text[])
      and (note_id = ${id} or (${andOlder} and note_id < ${id}))`)
  if (read > 0) await tell(tx, playerId, rings)
  return countUnreadNotes(tx, playerId)
}

/** Letters that are opened, claimed or thrown away are no news any more. */
export async function markLettersNotesRead(
  tx: Tx,
  playerId: number,
  mailIds: readonly number[],
): Promise<void> {
  const read = await tx.run(sql`update message_notes set read_at = now()
    where player_id = ${playerId} and read_at is null
      and (facts->'mail'->>'id')::bigint = any(${mailIds}::bigint[])`)
  if (read > 0) await tell(tx, playerId, rings)
}

export async function readMuted(queries: Queries, playerId: number): Promise<MutableKind[]> {
  const wishes = await queries.find<{ muted: string[] }>(sql`
    select muted from message_wishes where player_id = ${playerId}`)
  return mutableKinds.filter((kind) => wishes?.muted.includes(kind))
}

/** Whether they do not, as an SQL expression over the row `players`. */
export const wantsNoMail = sql`exists (select from message_wishes
  where message_wishes.player_id = players.player_id and 'mail' = any(muted))`

export async function setMuted(tx: Tx, playerId: number, muted: MutableKind[]): Promise<void> {
  await tx.run(sql`insert into message_wishes (player_id, muted) values (${playerId}, ${muted})
    on conflict (player_id) do update set muted = excluded.muted`)
}

/** What was told before a break is out of sight, too, while it lasts. */
async function listHidden(queries: Queries, playerId: number): Promise<readonly NoteKind[]> {
  return (await findPause(queries, playerId)) ? quietInPause : []
}

function toNote(event: Heard): NewNote | null {
  switch (event.type) {
    case 'deposit.settled': {
      const { orderId, amount } = event.payload
      return { kind: 'deposit', orderId, status: 'credited', amount }
    }
    case 'order.ended': {
      const { orderId, status, amount } = event.payload
      return status === 'paid' || status === 'returned'
        ? { kind: 'withdrawal', orderId, status, amount }
        : { kind: 'deposit', orderId, status, amount }
    }
    case 'identity.decided':
      return { kind: 'identity', decision: event.payload.decision }
    case 'reward.paid':
      return { kind: 'reward', ...event.payload, mail: null }
    default:
      return null
  }
}
