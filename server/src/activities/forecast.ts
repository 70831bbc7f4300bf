import type { RewardItem } from '@parlour/contract/reward-items.ts'
import type { Queries } from '../frame/db.ts'
import type { EventName } from '../frame/event-types.ts'
import type { Heard } from '../frame/events.ts'
import { listEvents } from '../frame/events.ts'
import { readSettings } from '../frame/settings.ts'
import { applyEvents } from './engine/apply.ts'
import type { Version } from './engine/configs.ts'
import { momentOf } from './engine/moment.ts'
import type { Me, Newcomer, PlayerFacts, Promotion, PromotionName } from './engine/promotion.ts'
import type { StateRow } from './engine/states.ts'
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
}
type ForecastRequest = { activity: PromotionName; config: unknown; from: Date; to: Date }

/**
 * What a config would have paid over recorded events, had everybody claimed everything at once and
 * met the common conditions. Draws are counted when they are claimed. Only reads.
 */
export async function forecast(queries: Queries, asked: ForecastRequest): Promise<Forecast> {
  const promotion = promotions.find(({ name }) => name === asked.activity)
  if (!promotion) throw new RangeError(`there is no activity ${asked.activity}`)
  const config = promotion.config.parse(asked.config)
  const { settings } = await readSettings(queries)
  const events = await listEvents(queries, {
    ...asked,
    types: Object.keys(promotion.on) as EventName[],
  })
  const playerIds = [...new Set(events.map(({ playerId }) => playerId))]
  const newcomers = await readNewcomers(queries, playerIds)
  const { timeZone } = settings
  const run = createRun({ promotion, config, newcomers, timeZone })
  for (const event of events) run.hear(event)
  return { ...run.result(), events: events.length, players: playerIds.length }
}

function createRun({ promotion, config, newcomers, timeZone }: Run) {
  const always = { startsAt: null, endsAt: null }
  const decided = { version: 1, activity: promotion.name, isOn: true, sort: 1, ...always }
  const newest: Version = { ...decided, config }
  const rows = new Map<number, StateRow>()
  const paid = new Map<number, number>()
  const paidPlayers = new Set<number>()
  let claims = 0
  const count = (items: RewardItem[]) => {
    for (const { id, count: amount } of items) paid.set(id, (paid.get(id) ?? 0) + amount)
  }
  return {
    hear(event: Heard): void {
      const before = rows.get(event.playerId)
      const [row = before] = applyEvents([event], {
        promotions: [promotion],
        inForce: new Map([[promotion.name, newest]]),
        versions: new Map([[1, newest]]),
        states: before ? [before] : [],
        newcomers,
        timeZone,
      })
      if (!row) return
      const moment = momentOf(event.at, timeZone)
      const player = usualFacts(newcomers.get(event.playerId))
      const me: Me = { config, state: row.state, moment, player }
      let { state } = row
      for (const { key, items } of promotion.offers(me)) {
        claims++
        count(items)
        paidPlayers.add(event.playerId)
        state = promotion.claimed(state, key, moment, config)
      }
      rows.set(event.playerId, { ...row, state })
    },
    result: () => ({ claims, paid, paidPlayers: paidPlayers.size }),
  }
}

type Run = {
  promotion: Promotion
  config: unknown
  newcomers: Map<number, Newcomer>
  timeZone: string
}

/** As the conditions want it: the forecast is about the most it could have cost. */
function usualFacts(newcomer: Newcomer | undefined): PlayerFacts {
  if (!newcomer) throw new Error('an event of nobody')
  const open = { hasOpenRound: false, hasOpenWithdrawal: false }
  return {
    ...newcomer,
    ...open,
    hasMobile: true,
    hasDeposited: true,
    vip: 0,
    coin: 0,
    safebox: 0,
    points: 0,
  }
}
