import type pg from 'pg'
import type { Database } from '../frame/db.ts'
import type { Part } from '../frame/parts.ts'
import { addressOn, createPartWords, findPart, soonGivenUpMs } from '../frame/parts.ts'
import { pin } from '../frame/pins.ts'
import type { Statement } from './companion.ts'

/** An open connection of a lane. */
export type Door = {
  client: pg.Client
  /** A statement as this connection takes it. */
  place?: (statement: Statement) => Statement
  /** Straight on the machine of a part: what is asked first, so that the part stays there. */
  hold?: (playerId: number) => Statement[]
}

/** To where the database is by now, or to a machine behind it. */
export type Connect = (...given: Parameters<Database['openClient']>) => Promise<pg.Client>
type Lane = { nth: number; connect: Connect; config: (more: Settings) => pg.ClientConfig }
type Settings = Record<string, string>

/** Citus sees from the values where a statement goes: it has to be planned with them. */
const overAsked = { plan_cache_mode: 'force_custom_plan' }
/** Tables of a part are written by their own names. */
const straightOn = { 'citus.enable_manual_changes_to_shards': 'on' }

/** Straight to the machine that has the part; where it cannot be reached, over the asked one. */
export async function openPart(database: Database, lane: Lane): Promise<Door> {
  const part = await findPart(database.aside, lane.nth)
  const straight = part && (await connectTo(part, lane).catch(() => null))
  if (part && straight)
    return { client: straight, place: createPartWords(part), hold: (id) => holdPart(part, id) }
  return { client: await lane.connect(lane.config(overAsked)), place: pin }
}

async function connectTo(part: Part, { config, connect }: Lane): Promise<pg.Client | null> {
  const usual = config(straightOn)
  const address = addressOn(part, usual.connectionString ?? '')
  if (address === null) return null
  return connect({ ...usual, connectionTimeoutMillis: soonGivenUpMs }, address)
}

/**
 * Written by their own names, tables of a part do not know of its being moved. The first statement
 * does: it changes nothing, and until the end of the transaction nobody moves the part. The second
 * tells whether it still was here then.
 */
function holdPart({ shardId }: Part, playerId: number): Statement[] {
  return [
    {
      name: 'wallet.hold-part',
      text: `update wallet_accounts set seq = seq where player_id = $1 and account = 'none'`,
      values: [playerId],
    },
    {
      name: 'wallet.find-part',
      text: `select 1 as found from pg_dist_placement join pg_dist_local_group using (groupid)
        where shardid = $1`,
      values: [shardId],
    },
  ]
}
