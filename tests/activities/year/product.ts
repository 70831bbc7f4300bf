import { promotionConfigs } from '@parlour/contract/activities/index.ts'
import type { EventName, Events } from '@parlour/server/frame/event-types.ts'
import type { Heard } from '@parlour/server/frame/events.ts'
import { applyEvents, turn } from '@parlour/server/activities/engine/apply.ts'
import type { Version } from '@parlour/server/activities/engine/configs.ts'
import { findPhase } from '@parlour/server/activities/engine/phase.ts'
import type { Promotion, PromotionName } from '@parlour/server/activities/engine/promotion.ts'
import type { StateRow } from '@parlour/server/activities/engine/states.ts'
import { meFor } from '@parlour/server/activities/engine/test-player.ts'
import type { Lot, Me, Offer, PlayerFacts } from '@parlour/server/activities/engine/rules.ts'
import { levelOf, momentOf } from '@parlour/server/activities/engine/rules.ts'
import { promotions } from '@parlour/server/activities/table.ts'
import { rewardIds } from '@parlour/contract/reward-items.ts'
import type { Zone } from './calendar.ts'
import { plus, startOf } from './calendar.ts'
import type { Claimable } from './history.ts'
import { festivalDays } from './naive-deposits.ts'

type Pay = (coins: number, betRate: number) => void
type Surroundings = { facts: () => Partial<PlayerFacts>; pay: Pay }

/** Every activity of the house at once, by its own rules and engine, for one player. */
export class Product {
  private states = new Map<PromotionName, StateRow>()
  private events = 0
  private readonly newcomers

  private readonly facts: () => Partial<PlayerFacts>
  private readonly pay: Pay
  private readonly timeZone: Zone
  private readonly inForce: Map<PromotionName, Version>
  private readonly versions: Map<number, Version>

  constructor(registeredAt: number, timeZone: Zone, { facts, pay }: Surroundings) {
    this.facts = facts
    this.pay = pay
    this.timeZone = timeZone
    const versions = listVersions()
    this.inForce = new Map(versions.map((one) => [one.activity, one]))
    this.versions = new Map(versions.map((one) => [one.version, one]))
    this.newcomers = new Map([[1, { playerId: 1, registeredAt, superiorId: null }]])
  }

  hear<Name extends EventName>(type: Name, payload: Events[Name], at: number): void {
    const event = { eventId: ++this.events, playerId: 1, type, payload, at: new Date(at) } as Heard
    const changed = applyEvents([event], {
      promotions,
      inForce: this.inForce,
      versions: this.versions,
      states: [...this.states.values()],
      newcomers: this.newcomers,
      timeZone: this.timeZone,
    })
    for (const row of changed) this.states.set(row.activity, row)
  }

  list(name: PromotionName, now: number): Claimable[] {
    return this.offers(name, now).map(({ key, items }): Claimable => [key, items[0]?.count ?? 0])
  }

  claim(name: PromotionName, key: string, now: number): void {
    const offer = this.offers(name, now).find((one) => one.key === key)
    if (!offer) throw new Error(`${name} does not offer ${key}`)
    const { promotion, row, me } = this.look(name, now)
    this.post(offer.items)
    this.keep(row, promotion.claimed(me.state, key, me.moment, me.config))
  }

  findDraw(name: PromotionName, now: number) {
    const { promotion, me, isVisible } = this.look(name, now)
    return isVisible ? (promotion.nextDraw?.(me) ?? null) : null
  }

  /** The first prize of a list, the smallest of a range: chance is tested elsewhere. */
  draw(name: PromotionName, drawId: number, now: number): void {
    const { promotion, row, me } = this.look(name, now)
    const next = promotion.nextDraw?.(me)
    if (!next || !promotion.drawn) throw new Error(`${name} has nothing to draw`)
    const { prizeId, rewards } = firstOf(next.lot)
    if (next.key !== null) this.post(rewards)
    const drawn = { drawId, key: next.key, prizeId, rewards } as never
    this.keep(row, promotion.drawn(me.state, drawn, me.moment, me.config))
  }

  /** What a call of its own changes, for the few promotions that have one. */
  change<Config, State>(
    name: PromotionName,
    now: number,
    act: (me: Me<Config, State>) => State,
  ): void {
    const { row, me } = this.look(name, now)
    this.keep(row, act(me as Me<Config, State>))
  }

  ratesOf(name: PromotionName, team: { stake: number; validMembers: number }): number[] {
    const promotion = promotions.find((one) => one.name === name)
    return promotion?.commission?.rates(this.inForce.get(name)?.config, team) ?? []
  }

  look(name: PromotionName, now: number) {
    const promotion = byName.get(name) as Promotion
    const newest = this.inForce.get(name) as Version
    const moment = momentOf(now, this.timeZone)
    const known = { newcomers: this.newcomers, versions: this.versions }
    const before = this.states.get(name) ?? null
    const row = turn(promotion, before, { playerId: 1, moment, newest, known })
    const phase = findPhase(promotion, { newest, config: newest.config, moment })
    const isVisible = phase === 'open' || phase === 'closing'
    const facts = { ...this.facts(), vip: this.level() }
    return { promotion, row, me: meFor(newest.config, row.state, moment, facts), isVisible }
  }

  private offers(name: PromotionName, now: number): Offer[] {
    const { promotion, me, isVisible } = this.look(name, now)
    return isVisible ? promotion.offers(me) : []
  }

  /** As the engine reads it from the state of VIP. */
  private level(): number {
    const { wagered = 0 } = (this.states.get('VIP')?.state ?? {}) as { wagered?: number }
    return levelOf(wagered, vipSteps)
  }

  private post(items: Offer['items']): void {
    for (const { id, count, betRate } of items) if (id === rewardIds.coin) this.pay(count, betRate)
  }

  private keep(row: StateRow, state: unknown): void {
    this.states.set(row.activity, { ...row, state })
  }
}

/** Everything on with its defaults, and a festival of the place's own days. */
function listVersions(): Version[] {
  const season = {
    startsAt: startOf(festivalDays.first),
    endsAt: startOf(plus(festivalDays.last, 1)),
  }
  const own: Partial<Record<PromotionName, object>> = { Festival: { season } }
  return promotions.map(({ name }, index) => ({
    version: index + 1,
    activity: name,
    isOn: true,
    sort: index,
    config: promotionConfigs[name].parse(own[name] ?? {}),
    startsAt: null,
    endsAt: null,
  }))
}

const byName = new Map(promotions.map((one) => [one.name, one]))
const vipSteps = promotionConfigs.VIP.parse({}).levels.map(({ betAmount }) => betAmount)

function firstOf(lot: Lot): { prizeId: number | null; rewards: Offer['items'] } {
  if ('range' in lot) {
    const { min, betRate } = lot.range
    return { prizeId: null, rewards: [{ id: rewardIds.coin, count: min, betRate }] }
  }
  const [prize] = lot.prizes
  if (!prize) throw new Error('there is no prize')
  return { prizeId: prize.id, rewards: prize.rewards }
}
