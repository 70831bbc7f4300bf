import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'

export async function noteDevice(tx: Tx, playerId: number, device: string): Promise<void> {
  if (device === '') return
  await tx.run(sql`insert into player_devices (player_id, device) values (${playerId}, ${device})
    on conflict (player_id, device) do update set last_at = now()`)
}

/** Mobiles and bank cards belong to one player each; a device is what two of them can share. */
export async function haveSameDevice(
  queries: Queries,
  one: number,
  other: number,
): Promise<boolean> {
  const found = await queries.find(sql`
    select from player_devices a join player_devices b using (device)
    where a.player_id = ${one} and b.player_id = ${other} and device <> '' limit 1`)
  return found !== null
}

/** How many accounts were opened within a day from a device, and from a household. */
export function countNewAccounts(
  queries: Queries,
  { device, household }: { device: string; household: string },
) {
  return queries.row<{ device: number; household: number }>(sql`select
    (select count(*) from players where registered_device = ${device}
      and created_at > now() - interval '1 day') as device,
    (select count(*) from players where registered_from = ${household}
      and created_at > now() - interval '1 day') as household`)
}
