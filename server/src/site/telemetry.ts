import type { Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'

type From = { playerId: number | null; device: string }

/** Keeps what clients say happened. It is theirs to say: nothing is decided by it. */
export async function keepClientEvents(tx: Tx, from: From, events: object[]): Promise<void> {
  await tx.run(sql`insert into client_events (player_id, device, event)
    select ${from.playerId}, ${from.device}, e from unnest(${events.map(toText)}::jsonb[]) e`)
}

const toText = (event: object) => JSON.stringify(event)
