import type { Queries } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import { readSettings } from '../../frame/settings.ts'
import { turn } from './apply.ts'
import { readInForce, readVersions } from './configs.ts'
import { readFacts } from './facts.ts'
import { momentOf } from './moment.ts'
import type { Me, PlayerFacts, Promotion } from './promotion.ts'
import type { StateRow } from './states.ts'
import { readNewcomers, readStates } from './states.ts'

/** A player's part in one promotion, and the row it is kept in. */
export type Entered<Config = unknown, State = unknown> = {
  me: Me<Config, State>
  row: StateRow
  /** Nothing is kept yet: the part is begun as of now. */
  isNew: boolean
}

/** The player's part, begun now where there is none; null when the promotion does not run. */
export async function readMe<Config, State>(
  queries: Queries,
  promotion: Promotion<Config, State>,
  playerId: number,
): Promise<Entered<Config, State> | null> {
  const { parts } = await readParts(queries, [promotion], playerId)
  return (parts[0] ?? null) as Entered<Config, State> | null
}

export type Part = Entered & { promotion: Promotion; sort: number }

/** The player's parts in all the given promotions that run, in the order they are shown. */
export async function readParts(
  queries: Queries,
  promotions: readonly Promotion[],
  playerId: number,
): Promise<{ parts: Part[]; player: PlayerFacts }> {
  const inForce = await readInForce(queries)
  const running = promotions.filter(({ name }) => inForce.get(name)?.isOn)
  const names = running.map(({ name }) => name)
  const { settings } = await readSettings(queries)
  const { now } = await queries.row<{ now: Date }>(sql`select now() as now`)
  const moment = momentOf(now, settings.timeZone)
  const newcomers = await readNewcomers(queries, [playerId])
  const player = await readFacts(queries, playerId)
  const states = await readStates(queries, [playerId], names)
  const versions = await readVersions(
    queries,
    states.map(({ version }) => version),
  )
  const parts = running.flatMap((promotion) => {
    const newest = inForce.get(promotion.name)
    if (!newest) return []
    const before = states.find(({ activity }) => activity === promotion.name) ?? null
    const row = turn(promotion, before, { playerId, moment, newest, known: { newcomers } })
    const { config } = row.version === newest.version ? newest : getVersion(versions, row.version)
    const me = { config, state: row.state, moment, player }
    return [{ promotion, sort: newest.sort, me, row, isNew: before === null }]
  })
  return { parts: parts.toSorted((a, b) => a.sort - b.sort), player }
}

function getVersion(versions: Awaited<ReturnType<typeof readVersions>>, version: number) {
  const found = versions.get(version)
  if (!found) throw new Error(`there is no version ${version}`)
  return found
}
