import { sql, type Database } from '@parlour/server/frame/db.ts'
import { expect, vi } from 'vitest'

/** What happened to a player has had its consequences: what it brings is there. */
export async function untilHeard(database: Database, playerId: number): Promise<void> {
  const check = async () => {
    const waiting = await database.rows(sql`
      select from event_deliveries where player_id = ${playerId}
      union all select from activity_waiting where player_id = ${playerId} and due_at <= now()`)
    expect(waiting).toHaveLength(0)
  }
  await vi.waitFor(check, { timeout: 60_000, interval: 50 })
}
