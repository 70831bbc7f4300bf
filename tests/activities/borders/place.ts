import type { PromotionName } from '@parlour/server/activities/engine/promotion.ts'
import { aDeposit, aRound } from '@parlour/server/activities/engine/test-player.ts'
import type { EventName, Events } from '@parlour/server/frame/event-types.ts'
import type { Zone } from '../year/calendar.ts'
import { hourMs, liveIn, zones } from '../year/calendar.ts'
import { Product } from '../year/product.ts'

/** A player and all activities in one place of the world, told of by local times. */
export class Place {
  readonly product: Product
  private readonly zone: Zone
  private orders = 0

  constructor(zone: Zone, registered: string) {
    liveIn(zone)
    this.zone = zone
    this.product = new Product(this.at(registered), zone, { facts: () => ({}), pay: () => {} })
  }

  /** A local time: `2026-12-31 23:59`. */
  at(clock: string): number {
    return Date.parse(`${clock.replace(' ', 'T')}Z`) - zones[this.zone] * hourMs
  }

  hear<Name extends EventName>(clock: string, type: Name, payload: Events[Name]): void {
    this.product.hear(type, payload, this.at(clock))
  }

  deposit(clock: string, coins: number, purchase: { actType?: number; awardId?: number } = {}) {
    const orderId = `DP${++this.orders}`
    this.hear(clock, 'deposit.settled', aDeposit(coins * 100, { orderId, ...purchase }))
  }

  stake(clock: string, coins: number): void {
    this.hear(clock, 'round.settled', aRound(coins * 100))
  }

  invite(clock: string, inviteeId: number): void {
    this.hear(clock, 'invite.validated', { inviteeId, validAt: this.at(clock) })
  }

  earn(clock: string, activity: 'Agent' | 'Agent5'): void {
    const team = { day: clock.slice(0, 10), stakes: [5_000_00, 0, 0], validMembers: 5 }
    this.hear(clock, 'commission.computed', { activity, ...team, amount: 15_00 })
  }

  claim(clock: string, name: PromotionName, key: string): void {
    this.product.claim(name, key, this.at(clock))
  }

  /** The keys of all that can be taken, and what can be drawn. */
  keys(clock: string, name: PromotionName): string[] {
    const next = this.product.findDraw(name, this.at(clock))
    const draw = next ? [`draw ${next.key ?? 'kept'}`] : []
    return [
      ...this.product
        .list(name, this.at(clock))
        .map(([key]) => key)
        .toSorted(),
      ...draw,
    ]
  }
}

export type Story = {
  name: PromotionName
  /** What ends, or what does not end anything. */
  at: string
  registered?: string
  before: (place: Place) => void
  /** Local times, and the keys of what can be taken then. */
  offers: Record<string, string[]>
}

/** The last second of a year, and the first of the next. */
export const eve = '2026-12-31 23:59:59'
export const newYear = '2027-01-01 00:00:00'
