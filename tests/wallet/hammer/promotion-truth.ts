import { isDeepStrictEqual } from 'node:util'
import type { StateRow } from '@parlour/server/activities/engine/states.ts'
import { readStates } from '@parlour/server/activities/engine/states.ts'
import { promotions } from '@parlour/server/activities/table.ts'
import type { Database } from '@parlour/server/frame/db.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { listWritten } from '../entries.ts'
import { claimKey } from './journal.ts'
import { drawBudget, sharedTasks, wagerPerPoint } from './promotions.ts'
import { isReplayed, replay } from './replay.ts'
import type { Worker } from './worker.ts'

/** No more strikes: what waits is heard, what was earned is posted. */
export async function settlePromotions({ caller, journal, claims }: Worker): Promise<void> {
  await caller.read('getActivityIds', {})
  await caller.read('getLotterConfig', {})
  // It asks for nothing but a mobile and a deposit, and pays without a claim.
  if (journal.sum('deposit', 'coin') > 0) {
    claims.counts.set('Bind', 1)
    journal.add('reward', claimKey('Bind'), { coin: 10_00 })
  }
}

/** What is wrong with a player's promotions, in words. */
export async function comparePromotions(database: Database, worker: Worker): Promise<string[]> {
  const { playerId } = worker.player.as
  const names = promotions.map(({ name }) => name)
  const stored = await readStates(database, [playerId], names)
  const faults = [
    ...(await compareStates(database, playerId, stored)),
    ...(await compareSums(database, worker, stored)),
    ...(await compareClaims(database, worker)),
    ...(await compareDraws(database, worker, stored)),
  ]
  return faults.map((one) => `${playerId}: ${one}`)
}

/** Each event was heard once, and a budget was never passed. */
export async function compareHouse(database: Database): Promise<string[]> {
  const heardTypes = await database.rows<{ type: string }>(
    sql`select type from event_consumers where consumer = 'activities'`,
  )
  const types = heardTypes.map(({ type }) => type)
  const { unheard } = await database.row<{ unheard: number }>(sql`
    select count(*) as unheard from events e where type = any(${types}::text[])
      and not exists (select from hammer_steps s
        where s.player_id = e.player_id and s.event_id = e.event_id)`)
  const { twice } = await database.row<{ twice: number }>(sql`
    select count(*) - count(distinct event_id) as twice from hammer_steps
    where event_id is not null`)
  const { spent } = await database.row<{ spent: number }>(
    sql`select coalesce(sum(spent), 0)::bigint as spent from activity_budgets`,
  )
  const { paid } = await database.row<{ paid: number }>(sql`
    select coalesce(sum((result->'rewards'->0->>'count')::bigint), 0)::bigint as paid
    from activity_draws where activity = 'Points'`)
  return [
    ...equal('events not heard', unheard, 0),
    ...equal('events heard twice', twice, 0),
    ...equal('drawn from the budget', spent, paid),
    ...(spent > drawBudget ? [`${spent} drawn of ${drawBudget}`] : []),
  ]
}

async function compareStates(database: Database, playerId: number, stored: StateRow[]) {
  const due = new Map((await replay(database, playerId)).map((row) => [row.activity, row]))
  return stored.filter(isReplayed).flatMap((row) => {
    const [is, should] = [row, due.get(row.activity)].map((one) => toPlain(one))
    return isDeepStrictEqual(is, should)
      ? []
      : [`${row.activity} is ${JSON.stringify(is)}, not ${JSON.stringify(should)}`]
  })
}

/** As JSON keeps it. A share is told by a call alone: its tasks are compared by what they paid. */
function toPlain(row: StateRow | undefined): unknown {
  if (!row) return null
  const state = JSON.parse(JSON.stringify(row.state)) as { daily?: Record<string, unknown> }
  if (row.activity === 'Tasks') for (const id of sharedTasks) delete state.daily?.[id]
  return state
}

/** What rules have added up is what the player was told by others. */
async function compareSums(database: Database, { journal, wagered, player }: Worker, stored: Rows) {
  const stateOf = (name: string) => stored.find(({ activity }) => activity === name)?.state as never
  const { wagered: counted = 0 } = (stateOf('VIP') ?? {}) as { wagered?: number }
  const { weeks = [] } = (stateOf('AccumulatedRecharge') ?? {}) as { weeks?: Week[] }
  const deposited = weeks.reduce((sum, week) => sum + week.deposited, 0)
  const entries = await listWritten(database, player.as.playerId)
  const earned = entries
    .filter(({ kind }) => kind === 'points_earned')
    .reduce((sum, { amount }) => sum + amount, 0)
  return [
    ...equal('wagered', counted, wagered),
    ...equal('deposited', deposited, journal.sum('deposit', 'coin')),
    ...equal('points earned', earned, Math.floor(wagered / wagerPerPoint) * 100),
  ]
}
type Rows = StateRow[]
type Week = { deposited: number }

async function compareClaims(database: Database, { player, claims }: Worker): Promise<string[]> {
  const rows = await database.rows<{ activity: string; count: number }>(sql`
    select activity, count(*) as count from activity_claims
    where player_id = ${player.as.playerId} group by activity`)
  const written = new Map(rows.map(({ activity, count }) => [activity, count]))
  const names = new Set([...written.keys(), ...claims.counts.keys()])
  const { coupons } = await database.row<{ coupons: number }>(sql`
    select count(*) as coupons from reward_coupons where player_id = ${player.as.playerId}`)
  return [
    ...[...names].flatMap((name) =>
      equal(`claims of ${name}`, written.get(name) ?? 0, claims.counts.get(name as never) ?? 0),
    ),
    ...equal('coupons', coupons, claims.coupons),
  ]
}

/** Every draw was told, was promised before, and no seed was used for two. */
async function compareDraws(database: Database, { player, claims }: Worker, stored: Rows) {
  const { playerId } = player.as
  const { drawn } = await database.row<{ drawn: number }>(sql`select count(*) as drawn
    from activity_draws where player_id = ${playerId} and drawn_at is not null`)
  const row = stored.find(({ activity }) => activity === 'InviteUserSpin')
  const { wheel } = (row?.state ?? { wheel: null }) as { wheel: Wheel | null }
  const spins = claims.drawn.filter(({ activity }) => activity === 'InviteUserSpin')
  const sum = spins.reduce((total, { amount }) => total + amount, 0)
  const unpromised = claims.drawn.filter(({ hash }) => !claims.promised.has(hash))
  return [
    ...equal('draws', drawn, claims.drawn.length),
    ...equal('seeds', new Set(claims.drawn.map(({ hash }) => hash)).size, claims.drawn.length),
    ...equal('draws without a promise', unpromised.length, 0),
    ...equal('collected on the wheel', wheel?.collected ?? 0, Math.min(wheel?.target ?? 0, sum)),
    ...(wheel && wheel.collected < wheel.target
      ? equal('spins left', wheel.spins, wheel.friends.length - (spins.length - 1))
      : []),
  ]
}
type Wheel = { target: number; collected: number; spins: number; friends: number[] }

function equal(what: string, is: number | undefined, should: number): string[] {
  return is === should ? [] : [`${what}: ${is}, not ${should}`]
}
