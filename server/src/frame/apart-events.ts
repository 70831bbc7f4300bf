import { toColumn } from './columns.ts'
import type { Queries, Sql } from './db.ts'
import { sql } from './db.ts'
import type { EventName } from './event-types.ts'
import { beside, only, own } from './pins.ts'

/** What facts need that are told where players are spread, of tables that do not lie with them. */
export type Telling = { numbers: number[]; consumers: string[]; at: string }

/**
 * Asked of the machine that has the sequence, by whoever holds the players: a fact told later then
 * has the later number, whichever copy of the server tells it.
 */
export async function beginTelling(
  home: Queries,
  type: EventName,
  count: number,
): Promise<Telling> {
  const { numbers, ...rest } = await home.row<Omit<Telling, 'numbers'> & { numbers: string[] }>(sql`
    select array(select nextval('events_number') from generate_series(1, ${count}::int)) as numbers,
      array(select consumer from event_consumers where type = ${type}) as consumers,
      now()::text as at`)
  return { ...rest, numbers: numbers.map(Number).toSorted((one, other) => one - other) }
}

/** One fact, told on its player's machine. */
export async function tellApart(tx: Queries, asked: Queries, fact: Fact): Promise<void> {
  const { type, playerId, payload } = fact
  const telling = await beginTelling(asked, type, 1)
  const at = fact.at?.toISOString() ?? telling.at
  await tx.run(sql`
    insert into events (event_id, type, player_id, payload, at)
    values (${telling.numbers[0]}, ${type}, ${playerId}, ${JSON.stringify(payload)}, ${at})`)
  await tx.run(deliverTelling([playerId], { ...telling, at }))
}

type Fact = { type: EventName; playerId: number; payload: object; at: Date | null }

/** Writes facts down: the rows `w`, values from anywhere, each with its number. */
export function tellRows(
  type: EventName,
  { payload, rows, at }: { payload: string; rows: string; at: string },
): string {
  return `insert into events (event_id, type, player_id, payload, at)
    select w.event_id, '${type}', ${own('w')}, ${payload}, ${at}::timestamptz
    from ${rows} ${beside('w')}`
}

/** After the facts themselves, in the same transaction: their deliveries, all on one machine. */
export function deliverTelling(
  playerIds: readonly number[],
  { numbers, consumers, at }: Telling,
): Sql & { name: string } {
  return {
    name: 'events.deliver-told',
    text: `insert into event_deliveries (consumer, event_id, type, player_id, payload, at)
      select c.consumer, e.event_id, e.type, e.player_id, e.payload, e.at
      from events e cross join unnest($3::text[]) as c(consumer)
      where e.player_id = any($1::bigint[]) ${only('e')}
        and e.event_id = any($2::bigint[]) and e.at = $4::timestamptz`,
    values: [toColumn(playerIds), toColumn(numbers), toColumn(consumers), at],
  }
}
