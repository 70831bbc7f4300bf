import type { Queries } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import { publish } from '../../frame/events.ts'
import type { Reader } from '../../frame/module.ts'
import { readSettings } from '../../frame/settings.ts'
import { momentOf } from './moment.ts'

/** Tells once a day that the player is there. */
export async function noteDay({ database }: Pick<Reader, 'database'>, playerId: number) {
  const { settings } = await readSettings(database)
  const { day } = momentOf(Date.now(), settings.timeZone)
  if (await isNoted(database, playerId, day)) return
  await database.keepBooks(async (tx) => {
    const isFirst = await tx.run(sql`insert into activity_days values (${playerId}, ${day})
      on conflict do nothing`)
    if (isFirst) await publish(tx, 'day.entered', playerId, { day })
  })
}

async function isNoted(queries: Queries, playerId: number, day: string): Promise<boolean> {
  const found = await queries.find(sql`
    select from activity_days where player_id = ${playerId} and day = ${day}`)
  return found !== null
}
