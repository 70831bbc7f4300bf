import { promotionConfigs } from '@parlour/contract/activities/index.ts'
import type { EventName, Events } from '@parlour/server/frame/event-types.ts'
import type { Heard } from '@parlour/server/frame/events.ts'
import { applyEvents, turn } from '@parlour/server/activities/engine/apply.ts'
import type { Version } from '@parlour/server/activities/engine/configs.ts'
import { findPhase } from '@parlour/server/activities/engine/phase.ts'
import type { Promotion, PromotionName } from '@parlour/server/activities/engine/promotion.ts'
import type { StateRow } from '@parlour/server/activities/engine/states.ts'
import { meFor } from '@parlour/server/activities/engine/test-player.ts'
import { momentOf } from '@parlour/server/activities/engine/rules.ts'
import { promotions } from '@parlour/server/activities/table.ts'
import { plus, startOf } from './calendar.ts'
import type { Claimable } from './history.ts'
import { festivalDays } from './naive-deposits.ts'

const timeZone = 'Asia/Bangkok'
const season = {
  startsAt: startOf(festivalDays.first),
  endsAt: startOf(plus(festivalDays.last, 1)),
}
const own: Partial<Record<PromotionName, object>> = { Festival: { season } }

const versions: Version[] = promotions.map(({ name }, index) => ({
  version: index + 1,
  activity: name,
  isOn: true,
  sort: index,
  config: promotionConfigs[name].parse(own[name] ?? {}),
  startsAt: null,
  endsAt: null,
}))
const inForce = new Map(versions.map((one) => [one.activity, one]))
const byNumber = new Map(versions.map((one) => [one.version, one]))

/** Every activity of the house at once, by its own rules and engine, for one player. */
export class Product {
  private states = new Map<PromotionName, StateRow>()
  private events = 0
  private readonly newcomers

  constructor(registeredAt: number) {
    this.newcomers = new Map([[1, { playerId: 1, registeredAt, superiorId: null }]])
  }

  hear<Name extends EventName>(type: Name, payload: Events[Name], at: number): void {
    const event = { eventId: ++this.events, playerId: 1, type, payload, at: new Date(at) } as Heard
    const changed = applyEvents([event], {
      promotions,
      inForce,
      versions: byNumber,
      states: [...this.states.values()],
      newcomers: this.newcomers,
      timeZone,
    })
    for (const row of changed) this.states.set(row.activity, row)
  }

  list(name: PromotionName, now: number): Claimable[] {
    const { promotion, me, isVisible } = this.look(name, now)
    if (!isVisible) return []
    return promotion.offers(me).map(({ key, items }): Claimable => [key, items[0]?.count ?? 0])
  }

  claim(name: PromotionName, key: string, now: number): void {
    const { promotion, row, me } = this.look(name, now)
    this.keep(row, promotion.claimed(me.state, key, me.moment, me.config))
  }

  findDraw(name: PromotionName, now: number) {
    const { promotion, me, isVisible } = this.look(name, now)
    return isVisible ? (promotion.nextDraw?.(me) ?? null) : null
  }

  draw(name: PromotionName, drawId: number, now: number): void {
    const { promotion, row, me } = this.look(name, now)
    const lot = promotion.nextDraw?.(me)?.lot
    const [prize] = lot && 'prizes' in lot ? lot.prizes : []
    if (!prize || !promotion.drawn) throw new Error(`${name} has nothing to draw`)
    const { id: prizeId, rewards } = prize
    const drawn = { drawId, key: null, prizeId, rewards } as never
    this.keep(row, promotion.drawn(me.state, drawn, me.moment, me.config))
  }

  private look(name: PromotionName, now: number) {
    const promotion = promotions.find((one) => one.name === name) as Promotion
    const newest = inForce.get(name) as Version
    const moment = momentOf(now, timeZone)
    const known = { newcomers: this.newcomers }
    const before = this.states.get(name) ?? null
    const row = turn(promotion, before, { playerId: 1, moment, newest, known })
    const phase = findPhase(promotion, { newest, config: newest.config, moment })
    const isVisible = phase === 'open' || phase === 'closing'
    return { promotion, row, me: meFor(newest.config, row.state, moment), isVisible }
  }

  private keep(row: StateRow, state: unknown): void {
    this.states.set(row.activity, { ...row, state })
  }
}
