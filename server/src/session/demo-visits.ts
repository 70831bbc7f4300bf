import type { Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'

export type DemoVisit = { playerId: number; at: Date; country: string; model: string; os: string }

/** Visits of a demo's players that are over: nobody holds their keys. */
export async function noteDemoVisits(tx: Tx, visits: readonly DemoVisit[]): Promise<void> {
  await tx.run(sql`
    insert into sessions (token_hash, cookie_hash, player_id, device, model, os, address, country,
      created_at, seen_at, ended_at)
    select sha256(gen_random_uuid()::text::bytea), sha256(gen_random_uuid()::text::bytea),
      "playerId", 'demo', model, os, 'demo', country, at, at, at
    from jsonb_to_recordset(${JSON.stringify(visits)}::jsonb)
      as visit ("playerId" bigint, at timestamptz, country text, model text, os text)`)
}
