import type { RewardItem } from '@parlour/contract/reward-items.ts'

/** Facts that modules tell each other, by name. Always of one player, always in the past. */
export type Events = {
  'player.registered': { superiorId: number | null }
  'mobile.bound': { mobile: string }
  /** The first sign of the player on a day of the site's calendar. */
  'day.entered': { day: string }
  /** The player was there from the installed app. Only the app's word stands for it. */
  'app.entered': object
  /** Late money is a plain deposit: actType 0, and it covers no price. */
  'deposit.settled': {
    orderId: string
    amount: number
    actType: number
    awardId: number | null
    isFirst: boolean
    coversPrice: boolean
    /** What the order was about, where it may differ from what came. */
    announced?: number
  }
  /** A round has ended: what stood as its stake, and what it paid. */
  'round.settled': {
    gameId: number
    typeId: number
    stake: number
    win: number
    /** A bonus was still to be wagered when it ended. */
    clearsBonus: boolean
  }
  /** Of the inviter: a player they invited has done all that counts, and when. */
  'invite.validated': { inviteeId: number; validAt: number }
  /** Of the one who was invited: the same moment, seen from the other side. */
  'invited.validated': { inviterId: number; validAt: number }
  /** What the team staked on a day, by level, and what the programme that counted it pays. */
  'commission.computed': {
    activity: string
    day: string
    stakes: number[]
    validMembers: number
    amount: number
  }
  /** What the player signs in or is paid with is another now. */
  'account.changed': { what: AccountChange }
  'points.spent': { points: number }
  /** An order came to an end; a deposit that is credited is `deposit.settled`. */
  'order.ended': { orderId: string; status: OrderEnd; amount: number }
  'identity.decided': { decision: 'verified' | 'rejected' | 'blocked' }
  /** The player tried to link what is another's already. */
  'link.refused': { ownerId: number; what: LinkedDetail }
  /** A day has passed since somebody looked at how the player plays. */
  'care.due': object
  /** Credited by itself: what a player claims is seen when it is claimed. */
  'reward.paid': { source: string; items: RewardItem[] }
}

export type LinkedDetail = 'card' | 'identity' | 'mobile'

/** Of a deposit the first three, of a withdrawal the others. */
export type OrderEnd = 'failed' | 'refunded' | 'chargedBack' | 'paid' | 'returned'

export type AccountChange =
  | 'password'
  | 'mobile'
  | 'card'
  | 'walletPassword'
  | 'device'
  | 'secondStep'
  | 'closed'

export type EventName = keyof Events
