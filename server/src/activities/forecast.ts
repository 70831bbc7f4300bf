import type { RewardItem } from '@parlour/contract/reward-items.ts'
import { rewardIds } from '@parlour/contract/reward-items.ts'
import type { Queries } from '../frame/db.ts'
import type { EventName } from '../frame/event-types.ts'
import type { Heard } from '../frame/events.ts'
import { listEvents } from '../frame/events.ts'
import { applyEvents } from './engine/apply.ts'
import type { Fair } from './engine/chance.ts'
import type { Version } from './engine/configs.ts'
import { readRunning } from './engine/configs.ts'
import { coinsIn, drawFrom, largestOf } from './engine/lots.ts'
import { momentOf } from './engine/moment.ts'
import { findPhase } from './engine/phase.ts'
import type { Me, Newcomer, NextDraw, PlayerFacts } from './engine/promotion.ts'
import type { Promotion, PromotionName } from './engine/promotion.ts'
import type { StateRow } from './engine/states.ts'
import { readLevels } from './engine/vip-level.ts'
import { readNewcomers } from '../players/index.ts'
import { promotions } from './table.ts'

export type Forecast = {
  events: number
  players: number
  /** Players who would have been paid something. */
  paidPlayers: number
  claims: number
  /** Hundredths of coins and points, pieces of everything else, by item id. */
  paid: Map<number, number>
  /** Of what is drawn: what the coins come to in 95 of 100 runs. */
  coins: { low: number; high: number } | null
}
type ForecastRequest = { activity: PromotionName; config: unknown; from: Date; to: Date }

/**
 * What a config would have paid over recorded events, had everybody claimed everything at once and
 * met the common conditions. Draws are made by chance, over and over: their mean, and what they
 * come to in 95 of 100 runs. Points go into draws, the dearest they buy. A season that is not over
 * in these days is played to its end with the last of them. Only reads.
 */
export async function forecast(queries: Queries, asked: ForecastRequest): Promise<Forecast> {
  const promotion = promotions.find(({ name }) => name === asked.activity)
  if (!promotion) throw new RangeError(`there is no activity ${asked.activity}`)
  const config = promotion.config.parse(asked.config)
  const running = await readRunning(queries)
  const types = [...new Set([...Object.keys(promotion.on), 'day.entered'])] as EventName[]
  const recorded = await listEvents(queries, { ...asked, types })
  const laterMs = wayToSeason(promotion, config, asked, running.timeZone)
  const events = recorded.map((event) =>
    repriced(promotion, config, { ...event, at: new Date(Number(event.at) + laterMs) }),
  )
  const playerIds = [...new Set(events.map(({ playerId }) => playerId))]
  const newcomers = await readNewcomers(queries, playerIds)
  const { timeZone } = running
  const levels = await readLevels(queries, running, playerIds)
  const known = { promotion, config, newcomers, levels, timeZone }
  const visits = listVisits(known, events)
  const isDrawn = findDraws(promotion) !== null
  const results = Array.from({ length: isDrawn ? drawRuns : 1 }, (_, run) =>
    runOnce({ ...known, fair: seededFair(run + 1) }, visits),
  )
  const counts = { events: events.length, players: playerIds.length }
  return { ...meanOf(results), ...counts, coins: isDrawn ? rangeOf(results) : null }
}

/**
 * Whole days, so that the last that was recorded comes to lie on the season's last; none where a
 * whole season is among these days, or the end of one.
 */
function wayToSeason(
  promotion: Promotion,
  config: unknown,
  { from, to }: Pick<ForecastRequest, 'from' | 'to'>,
  timeZone: string,
): number {
  const [first, last] = [from, to].map((at) => promotion.window?.(config, momentOf(at, timeZone)))
  if (!last || (first && first.startsAt >= Number(from) && first.endsAt <= Number(to))) return 0
  if (last.endsAt > Number(from) && last.endsAt <= Number(to)) return 0
  return Math.floor((last.endsAt - Number(to)) / dayMs) * dayMs
}
const dayMs = 86_400_000

function findDraws(promotion: Promotion): Promotion['ownDraws'] | null {
  if (!promotion.nextDraw) return promotion.ownDraws ?? null
  return {
    next: (me) => promotion.nextDraw?.(me) ?? null,
    drawn: (state, ...drawn) => promotion.drawn?.(state, ...drawn) ?? state,
  }
}

/** A team's day as this config would have paid it, whichever programme counted it then. */
function repriced({ name, commission }: Promotion, config: unknown, event: Heard): Heard {
  if (event.type !== 'commission.computed' || !commission) return event
  const { stakes, validMembers } = event.payload
  const stake = stakes.reduce((sum, one) => sum + one, 0)
  const rates = commission.rates(config, { stake, validMembers })
  const parts = stakes.map((one, level) => Math.floor((one * (rates[level] ?? 0)) / 1_000_000))
  const amount = parts.reduce((sum, part) => sum + part, 0)
  return { ...event, payload: { ...event.payload, activity: name, amount } }
}

const drawRuns = 200

type Visit = { at: Date; playerId: number; event: Heard | null }

/** Everything that happened, and the moments of a player's days at which something can be taken. */
function listVisits({ promotion, config, timeZone }: Known, events: readonly Heard[]): Visit[] {
  const own = events.map((event) => ({ at: event.at, playerId: event.playerId, event }))
  const more = events
    .filter(({ type }) => type === 'day.entered')
    .flatMap(({ at, playerId }) =>
      (promotion.visits?.(config, momentOf(at, timeZone)) ?? [])
        .filter((time) => time > Number(at))
        .map((time) => ({ at: new Date(time), playerId, event: null })),
    )
  return [...own, ...more].toSorted((one, other) => Number(one.at) - Number(other.at))
}

type RunResult = Pick<Forecast, 'claims' | 'paid' | 'paidPlayers'>

function runOnce(known: Known & { fair: Fair }, visits: readonly Visit[]): RunResult {
  const run = createRun(known)
  for (const visit of visits) run.visit(visit)
  return run.result()
}

/** What was paid so far: to whom, how often, and the points that are left to each. */
function createTill() {
  const paid = new Map<number, number>()
  const players = new Set<number>()
  const points = new Map<number, number>()
  let claims = 0
  const pointsOf = (playerId: number) => points.get(playerId) ?? 0
  const addPoints = (playerId: number, count: number) =>
    points.set(playerId, pointsOf(playerId) + count)
  return {
    pointsOf,
    addPoints,
    pay(playerId: number, items: readonly RewardItem[]) {
      for (const { id, count } of items) {
        paid.set(id, (paid.get(id) ?? 0) + count)
        if (id === rewardIds.points) addPoints(playerId, count)
      }
      players.add(playerId)
      claims++
    },
    result: (): RunResult => ({ claims, paid, paidPlayers: players.size }),
  }
}

function createRun(known: Known & { fair: Fair }) {
  const { promotion, config, newcomers, levels, timeZone, fair } = known
  const always = { startsAt: null, endsAt: null }
  const decided = { version: 1, activity: promotion.name, isOn: true, sort: 1, ...always }
  const newest: Version = { ...decided, config }
  const rows = new Map<number, StateRow>()
  const spent = new Map<string, number>()
  const till = createTill()
  const draws = findDraws(promotion)
  const claimAll = (me: Me): unknown => {
    let { state } = me
    for (const { key, items } of promotion.offers(me)) {
      till.pay(me.player.playerId, items)
      state = promotion.claimed(state, key, me.moment, config)
    }
    return state
  }
  const drawAll = ({ player, moment, ...me }: Me): unknown => {
    const { playerId } = player
    let { state } = me
    for (let drawId = 1; draws && drawId <= mostDraws; drawId++) {
      const mine = { ...player, points: till.pointsOf(playerId) }
      const next = draws.next({ config, state, moment, player: mine })
      if (!next || !hasLeft(next, spent)) break
      const drawn = drawFrom(fair, next.lot)
      take(next, spent, coinsIn(drawn.rewards))
      till.addPoints(playerId, -(next.points ?? 0))
      if (next.key !== null) till.pay(playerId, drawn.rewards)
      state = draws.drawn(state, { ...drawn, key: next.key, drawId }, moment, config)
    }
    return state
  }
  return {
    visit({ at, playerId, event }: Visit): void {
      const moment = momentOf(at, timeZone)
      const player = usualFacts(newcomers.get(playerId), levels.get(playerId) ?? 0)
      const phase = findPhase(promotion, { newest, config, moment })
      if (phase === 'before' || phase === 'over') return
      const before = rows.get(playerId) ?? {
        playerId,
        activity: promotion.name,
        version: 1,
        state: promotion.start(config, player, moment),
      }
      const [row = before] = event
        ? applyEvents([event], {
            promotions: [promotion],
            inForce: new Map([[promotion.name, newest]]),
            versions: new Map([[1, newest]]),
            states: [before],
            newcomers,
            timeZone,
          })
        : []
      const me: Me = { config, state: row.state, moment, player }
      const drawn = drawAll({ ...me, state: claimAll(me) })
      // What a draw left to be taken is taken at once.
      rows.set(playerId, { ...row, state: claimAll({ ...me, state: drawn }) })
    },
    result: till.result,
  }
}

/** More than anybody could draw at one time. */
const mostDraws = 1_000

function hasLeft({ budget, lot }: NextDraw, spent: Map<string, number>): boolean {
  if (!budget) return true
  const name = `${budget.budget}:${budget.period}`
  return (spent.get(name) ?? 0) + largestOf(lot) <= budget.limit
}

function take({ budget }: NextDraw, spent: Map<string, number>, coins: number): void {
  if (!budget) return
  const name = `${budget.budget}:${budget.period}`
  spent.set(name, (spent.get(name) ?? 0) + coins)
}

function meanOf(results: readonly RunResult[]): RunResult {
  const mean = (pick: (one: RunResult) => number) =>
    Math.round(results.reduce((sum, one) => sum + pick(one), 0) / results.length)
  const ids = new Set(results.flatMap(({ paid }) => [...paid.keys()]))
  return {
    claims: mean(({ claims }) => claims),
    paidPlayers: mean(({ paidPlayers }) => paidPlayers),
    paid: new Map([...ids].map((id) => [id, mean(({ paid }) => paid.get(id) ?? 0)])),
  }
}

function rangeOf(results: readonly RunResult[]): Forecast['coins'] {
  const sums = results.map(({ paid }) => paid.get(rewardIds.coin) ?? 0).toSorted((a, b) => a - b)
  const at = (share: number) => sums[Math.round((sums.length - 1) * share)] ?? 0
  return { low: at(0.025), high: at(0.975) }
}

/** Chance that comes out the same every time: two forecasts of one thing agree. */
function seededFair(seed: number): Fair {
  let state = seed * 0x9e3779b1
  return {
    integer(below) {
      state = (state + 0x6d2b79f5) | 0
      let word = Math.imul(state ^ (state >>> 15), 1 | state)
      word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word
      return ((word ^ (word >>> 14)) >>> 0) % below
    },
  }
}

type Known = {
  promotion: Promotion
  config: unknown
  newcomers: Map<number, Newcomer>
  /** As they are today. */
  levels: Map<number, number>
  timeZone: string
}

/** As the conditions want it: the forecast is about the most it could have cost. */
function usualFacts(newcomer: Newcomer | undefined, vip: number): PlayerFacts {
  if (!newcomer) throw new Error('an event of nobody')
  const open = { hasOpenRound: false, hasOpenWithdrawal: false }
  return {
    ...newcomer,
    ...open,
    hasMobile: true,
    hasDeposited: true,
    vip,
    coin: 0,
    safebox: 0,
    points: 0,
    socialPages: {},
  }
}
