import type { ActivityName, TaskType } from '@parlour/contract/activity-types.ts'
import type { DepositBonus } from '@parlour/contract/deposit-bonus.ts'
import type { RewardItem } from '@parlour/contract/reward-items.ts'
import type { z } from 'zod'
import type { EventName, Events } from '../../frame/event-types.ts'
import type { AnyHandler, Price } from '../../frame/module.ts'
import type { Budget } from './budget.ts'
import type { DrawnLot, Lot } from './lots.ts'
import type { Moment } from './moment.ts'
import type { SocialPages } from './social-pages.ts'
import type { Window } from './window.ts'

export type { Events }

/** Everything the engine runs: the activities, and what has no number of its own. */
export type PromotionName = ActivityName | 'AppDownload' | 'Points' | 'VipRebate' | 'Invitee'

/** What never changes of a player. */
export type Newcomer = { playerId: number; registeredAt: number; superiorId: number | null }

/** What is true of a player at this moment. Read only as far as a promotion asks for it. */
export type PlayerFacts = Newcomer & { hasMobile: boolean } & AskedFacts
type AskedFacts = {
  hasDeposited: boolean
  vip: number
  coin: number
  safebox: number
  points: number
  hasOpenRound: boolean
  hasOpenWithdrawal: boolean
  socialPages: SocialPages
}

export type FactName = keyof AskedFacts

/** A player's part in a promotion. The config is the one the part was begun with. */
export type Me<Config = unknown, State = unknown> = {
  config: Config
  state: State
  moment: Moment
  player: PlayerFacts
  /** Over, or replaced by another: what was earned can be taken, and nothing comes after it. */
  isClosing?: boolean
}

/** Something that can be claimed now. Its key stands for it for ever. */
export type Offer = {
  key: string
  items: RewardItem[]
  /** No deposit is tied to this one; `hasDeposited` must then be among `asks`. */
  isFree?: true
  /** When it can no longer be taken; without it, when its promotion ends. */
  until?: number
  /** The task it is for. */
  task?: { type: TaskType; target: number }
}

export type Earned = { key: string; points: number }

/** How the lists show it. */
export type Card = {
  canClaim: boolean
  progress?: { done: number; total: number } | null
  expireTime?: number
  link?: string | null
}

type Hearing<Config, State, Payload> = {
  hear(state: State, payload: Payload, moment: Moment, config: Config): State
}['hear']

/**
 * A promotion as data and pure rules. Everything is a method, so that one table holds promotions
 * of every config and state.
 */
export type Promotion<Config = unknown, State = unknown> = {
  name: PromotionName
  config: z.ZodType<Config>
  /** The facts of a player that its rules look at. */
  asks?: readonly FactName[]
  /** Where a player begins who enters at this moment. */
  start(config: Config, player: Newcomer, moment: Moment): State
  /**
   * True when a new turn begins at this moment: it is played by the newest config. `own` is the one
   * that the turn before it was begun with.
   */
  renews?(state: State, moment: Moment, newest: Config, own: Config): boolean
  /** When it runs, for one that does not always: now, or nearest to now. Null is never. */
  window?(config: Config, moment: Moment): Window | null
  /** What a fact changes. The same state is answered when it changes nothing. */
  on: { [Type in EventName]?: Hearing<Config, State, Events[Type]> }
  offers(me: Me<Config, State>): Offer[]
  claimed(state: State, key: string, moment: Moment, config: Config): State
  /** Null hides it from this player. */
  card(me: Me<Config, State>): Card | null
  /** No deposit is tied to anything it offers: asks for a bound mobile and a settled deposit. */
  isFree?: true
  /** Pays by itself, without a claim: true when that seems to be due. */
  isDue?(state: State, moment: Moment, config: Config): boolean
  /** Points that playing has earned: posted without a claim, or any question about the player. */
  earned?(state: State, config: Config): Earned | null
  /** What a deposit made for it must be; null when it is not on sale to this player. */
  price?(me: Me<Config, State>, awardId: number | null): Price | null
  /** What a deposit from an amount on would bring the player. */
  earns?(me: Me<Config, State>): DepositBonus[]
  /** Moments of a day at which there is something to take that no event tells of. */
  visits?(config: Config, moment: Moment): number[]
  /** The draw the player could make now; null when there is none. */
  nextDraw?(me: Me<Config, State>): NextDraw | null
  /** What a draw changes. */
  drawn?(state: State, drawn: DrawnNow, moment: Moment, config: Config): State
  /** The same of draws that its own calls make: a forecast plays them. */
  ownDraws?: {
    next(me: Me<Config, State>): NextDraw | null
    drawn(state: State, drawn: DrawnNow, moment: Moment, config: Config): State
  }
  /** While one of these runs, it earns nothing more: what was earned can still be taken. */
  replacedBy?: readonly PromotionName[]
  /** Pays for what teams stake: when a day is computed, and the rates for a team of that day. */
  commission?: {
    readyAt(config: Config): string
    rates(config: Config, team: Team): number[]
  }
  /** What friends who count can bring at most: so much, shared by so many of them. */
  friendPrizes?(config: Config): FriendPrize[]
  /** The chances it publishes. */
  odds?(config: Config): OddsLine[]
  handlers?: Record<string, AnyHandler>
}

/** A team on one day: what all levels staked, and how many of them count. */
export type Team = { stake: number; validMembers: number }

export type FriendPrize = { items: RewardItem[]; friends: number }

/** What came out of a draw, by its number and the key it is paid under. */
export type DrawnNow = DrawnLot & Pick<NextDraw, 'key'> & { drawId: number }

export type NextDraw = {
  lot: Lot
  /** Paid at once under this key; null when it is only kept, and claimed later. */
  key: string | null
  budget?: Budget | null
  /** The points it is bought with. */
  points?: number
  /** No deposit is tied to it: asks for a bound mobile and one settled deposit. */
  isFree?: true
}

export type OddsLine = { prizeId: number; rewards: RewardItem[]; chance: number }
