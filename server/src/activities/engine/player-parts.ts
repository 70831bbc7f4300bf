import type { Queries } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import type { Reader } from '../../frame/module.ts'
import { readNewcomers } from '../../players/index.ts'
import { turn } from './apply.ts'
import { getRunning, readVersions } from './configs.ts'
import { readFacts } from './facts.ts'
import { momentOf } from './moment.ts'
import { findBeginning, findPhase } from './phase.ts'
import { isReplaced } from './programme.ts'
import type { Me, Promotion } from './promotion.ts'
import type { StateRow } from './states.ts'
import { readStates } from './states.ts'
import type { Phase } from './window.ts'

/** A player's part in one promotion, and the row it is kept in. */
export type Entered<Config = unknown, State = unknown> = {
  me: Me<Config, State>
  row: StateRow
  /** Nothing is kept yet: the part is begun as of now. */
  isNew: boolean
  phase: Phase
  /** When it begins, while it has not. */
  beginsAt: number | null
}

type Asking = { app: Reader; queries: Queries; playerId: number }

/** The player's part, begun now where there is none; null when the promotion does not run. */
export async function readMe<Config, State>(
  asking: Asking,
  promotion: Promotion<Config, State>,
): Promise<Entered<Config, State> | null> {
  const [part] = await readParts(asking, [promotion])
  return (part ?? null) as Entered<Config, State> | null
}

export type Part = Entered & { promotion: Promotion; sort: number }

/** The player's parts in all the given promotions that run, in the order they are shown. */
export async function readParts(
  { app, queries, playerId }: Asking,
  promotions: readonly Promotion[],
): Promise<Part[]> {
  const running = await getRunning(app)
  const { inForce, timeZone } = running
  const open = promotions.filter(({ name }) => inForce.get(name)?.isOn)
  if (open.length === 0) return []
  const { now } = await queries.row<{ now: Date }>(sql`select now() as now`)
  const moment = momentOf(now, timeZone)
  const newcomers = await readNewcomers(queries, [playerId])
  const newcomer = newcomers.get(playerId)
  if (!newcomer) throw new Error(`there is no player ${playerId}`)
  const player = await readFacts({ queries, running, newcomer }, open)
  const names = open.map(({ name }) => name)
  const states = await readStates(queries, [playerId], names)
  const versions = await readVersions(queries, states, inForce)
  const known = { newcomers, versions }
  const parts = open.flatMap((promotion) => {
    const newest = inForce.get(promotion.name)
    if (!newest) return []
    const before = states.find(({ activity }) => activity === promotion.name) ?? null
    const row = turn(promotion, before, { playerId, moment, newest, known })
    const version = versions.get(row.version)
    if (!version) throw new Error(`there is no version ${row.version}`)
    const { config } = version
    const own = findPhase(promotion, { newest, config, moment })
    const beginsAt = own === 'before' ? findBeginning(promotion, { newest, config, moment }) : null
    const isOut = isReplaced(promotion, inForce, moment)
    const phase = own === 'open' && isOut ? 'closing' : own
    const me = { config, state: row.state, moment, player, isClosing: phase === 'closing' }
    return [{ promotion, sort: newest.sort, me, row, isNew: before === null, phase, beginsAt }]
  })
  return parts.toSorted((a, b) => a.sort - b.sort)
}
