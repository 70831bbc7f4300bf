import { sql } from '../frame/db.ts'
import type { Job } from '../frame/schedule.ts'
import { noteCatalogueChange } from './catalogue.ts'

/** Closes games at the time that was set for it, and opens them again; one without an end stays. */
export const keepMaintenance: Job = {
  name: 'games.maintenance',
  everyMs: 15_000,
  async run(tx) {
    const closed = await tx.run(sql`update games set is_maintained = true
      where not is_maintained and closes_at <= now()
      and (reopens_at is null or reopens_at > now())`)
    const opened = await tx.run(sql`update games
      set is_maintained = false, closes_at = null, reopens_at = null
      where closes_at is not null and reopens_at <= now()`)
    if (closed + opened > 0) await noteCatalogueChange(tx)
  },
}
