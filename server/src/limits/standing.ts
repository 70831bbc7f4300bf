import type { OutputOf } from '@parlour/contract/call.ts'
import type { limitCalls } from '@parlour/contract/player/limits.ts'
import type { Queries } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { readSettings } from '../frame/settings.ts'
import { readNetDeposits } from '../wallet/index.ts'
import { listChanges } from './changes.ts'
import { readDepositUses, readDepositWish } from './deposit-limits.ts'
import type { Pause } from './pauses.ts'
import { canReturnFrom, isRunning } from './pauses.ts'
import { readPlayUses } from './play-totals.ts'
import type { SetLimit } from './records.ts'
import { listSet, readChosen, readClock } from './records.ts'
import type { Clock, Use } from './rules.ts'
import { leftOf, lowestOf, usedIn } from './rules.ts'

export type Standing = OutputOf<typeof limitCalls.getLimits>
type ToldPause = NonNullable<Standing['pause']>
type ToldLimit = Standing['limitList'][number]

/** What orders that are not paid yet would add. */
export type SumOpenOrders = (queries: Queries, playerId: number) => Promise<number>

/** How the player stands, as every call about limits answers it. */
export async function readStanding(
  queries: Queries,
  playerId: number,
  sumOpenOrders: SumOpenOrders,
): Promise<Standing> {
  const { settings } = await readSettings(queries)
  const clock = await readClock(queries)
  const chosen = await readChosen(queries, playerId)
  const openAmount = await sumOpenOrders(queries, playerId)
  const uses = {
    deposit: await readDepositUses(queries, playerId, clock, openAmount),
    ...(await readPlayUses(queries, playerId)),
  }
  const set = await listSet(queries, playerId)
  const grouped = Map.groupBy(set, ({ kind, period }) => `${kind}/${period}`)
  return {
    limitList: [...grouped.values()].flatMap((limits) => tell(limits, uses, clock)),
    pause: isRunning(chosen.pause, clock.now) ? tellPause(chosen.pause) : null,
    changeList: await listChanges(queries, playerId),
    realityCheckMinutes: chosen.checkMinutes,
    depositLimit: await readDepositWish(queries, playerId),
    isReviewDue: chosen.isReviewDue,
    netDeposits: await readNetDeposits(queries, playerId, settings.timeZone),
  }
}

type OwnCare = {
  pause: ToldPause | null
  isReviewDue: boolean
  /** Nothing is offered to the player: play is paused, or somebody looks after them. */
  isQuiet: boolean
}

/** The pause that runs, whether the limits are to be looked at, and whether offers stop. */
export async function readOwnCare(queries: Queries, playerId: number): Promise<OwnCare> {
  const { pause, now, isReviewDue, isInCare } = await readChosen(queries, playerId)
  const told = isRunning(pause, now) ? tellPause(pause) : null
  return { pause: told, isReviewDue, isQuiet: told !== null || isInCare }
}

/** The pause that runs, if one does. */
export async function findPause(queries: Queries, playerId: number): Promise<ToldPause | null> {
  return (await readOwnCare(queries, playerId)).pause
}

/** Of these players, those whose play is paused now. */
export async function listPaused(
  queries: Queries,
  playerIds: readonly number[],
): Promise<Set<number>> {
  const rows = await queries.rows<{ playerId: number }>(sql`
    select player_id as "playerId" from limits_players
    where player_id = any(${playerIds}::bigint[]) and pause_kind is not null
      and (pause_ends_at is null or pause_ends_at > now())`)
  return new Set(rows.map(({ playerId }) => playerId))
}

function tellPause(pause: Pause): ToldPause {
  const { kind, from, until, endsAt } = pause
  const times = { fromTime: from, untilTime: until, endTime: endsAt }
  return { kind, ...times, canReturnFrom: canReturnFrom(pause) }
}

type Uses = Record<ToldLimit['kind'], Use[]>

function tell(limits: SetLimit[], uses: Uses, clock: Clock): ToldLimit[] {
  const lowest = lowestOf(limits)
  if (!lowest) return []
  const { kind, period, amount } = lowest
  const own = limits.find(({ isByHouse }) => !isByHouse)
  const house = limits.find(({ isByHouse }) => isByHouse)
  const { used, freeAt } = usedIn(uses[kind], period, clock)
  const raise = own?.raise && clock.now < own.raise.until ? own.raise : null
  return [
    {
      kind,
      period,
      amount,
      own: own?.amount ?? null,
      house: house?.amount ?? null,
      used: Math.ceil(used),
      left: Math.floor(leftOf(amount, used)),
      freeTime: freeAt,
      raise: raise && {
        amount: raise.amount,
        confirmFrom: raise.from,
        confirmUntil: raise.until,
      },
    },
  ]
}
