/** Facts that modules tell each other, by name. Always of one player, always in the past. */
export type Events = {
  'player.registered': { superiorId: number | null }
  'mobile.bound': { mobile: string }
  /** Late money is a plain deposit: actType 0, and it covers no price. */
  'deposit.settled': {
    orderId: string
    amount: number
    actType: number
    awardId: number | null
    isFirst: boolean
    coversPrice: boolean
  }
}

export type EventName = keyof Events
