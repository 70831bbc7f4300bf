import type { Queries } from '../frame/db.ts'
import { sql } from '../frame/db.ts'

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
