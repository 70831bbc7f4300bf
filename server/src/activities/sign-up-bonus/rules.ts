import type { signUpBonusConfig } from '@parlour/contract/activities/sign-up-bonus.ts'
import { activityTypes } from '@parlour/contract/activity-types.ts'
import type { SignInCardId } from '@parlour/contract/reward-items.ts'
import { rewardIds, signInCardIds } from '@parlour/contract/reward-items.ts'
import type { z } from 'zod'
import type { Events } from '../engine/rules.ts'
import type { Me, Moment, Newcomer, Offer } from '../engine/rules.ts'
import { addDays, daysBetween, startOfDay } from '../engine/rules.ts'

export type Config = z.output<typeof signUpBonusConfig>
export type OwnCard = {
  propId: SignInCardId
  /** The day it was paid for is its first. */
  boughtOn: string
  /** Days that were claimed, from 1. */
  claimed: number[]
}
export type State = { registeredAt: number; cards: OwnCard[] }

const dayMs = 86_400_000

export function start(_config: Config, { registeredAt }: Newcomer): State {
  return { registeredAt, cards: [] }
}

/** A deposit made for a card, and large enough for it, buys it. Each card once. */
export function afterDeposit(
  state: State,
  { actType, awardId, coversPrice }: Events['deposit.settled'],
  { day }: Moment,
  config: Config,
): State {
  if (actType !== activityTypes.SignUpBonus || !coversPrice) return state
  const propId = config.cards.find((card) => card.propId === awardId)?.propId
  if (!propId || findCard(state, propId)) return state
  return { ...state, cards: [...state.cards, { propId, boughtOn: day, claimed: [] }] }
}

export function findCard({ cards }: State, propId: number): OwnCard | null {
  return cards.find((card) => card.propId === propId) ?? null
}

export function saleEndOf({ registeredAt }: State, { onSaleDays }: Config): number {
  return registeredAt + onSaleDays * dayMs
}

/** The cards this player can buy now. */
export function onSale({ state, config, moment }: Me<Config, State>): SignInCardId[] {
  if (moment.at >= saleEndOf(state, config)) return []
  return config.cards
    .map(({ propId }) => propId)
    .filter((propId) => findCard(state, propId) === null)
}

export function priceOf(me: Me<Config, State>, awardId: number | null): number | null {
  const propId = onSale(me).find((id) => id === awardId)
  return me.config.cards.find((card) => card.propId === propId)?.price ?? null
}

/** The days of a card that can be claimed now: all that have come, until catching up ends. */
export function openDays(card: OwnCard, moment: Moment, config: Config): number[] {
  const today = todayOf(card, moment)
  if (today > lastDayOf(config)) return []
  return daysOf(config).filter((nth) => nth <= today && !card.claimed.includes(nth))
}

/** When nothing more of a card can be claimed. */
export function endOf({ boughtOn }: OwnCard, { timeZone }: Moment, config: Config): number {
  return startOfDay(addDays(boughtOn, lastDayOf(config)), timeZone)
}

/** Days claimed, and −1 behind them when that is all. */
export function claimedDays(card: OwnCard, { days }: Config): number[] {
  const inOrder = card.claimed.toSorted((a, b) => a - b)
  return inOrder.length < days ? inOrder : [...inOrder, -1]
}

export function offers({ state, config, moment }: Me<Config, State>): Offer[] {
  return state.cards.flatMap((card) => {
    const count = config.cards.find(({ propId }) => propId === card.propId)?.daily ?? 0
    return openDays(card, moment, config).map((day) => ({
      key: keyOf(card.propId, day),
      items: [{ id: rewardIds.coin, count, betRate: config.betRate }],
      until: endOf(card, moment, config),
    }))
  })
}

export function keyOf(propId: number, day: number): string {
  return `${propId}:${day}`
}

export function claimed(state: State, key: string): State {
  const [propId, day] = key.split(':').map(Number)
  const cards = state.cards.map((card) =>
    card.propId === propId ? { ...card, claimed: [...card.claimed, Number(day)] } : card,
  )
  return { ...state, cards }
}

/** Why a day of a card cannot be claimed. */
export function reasonAgainst({ state, config, moment }: Me<Config, State>, key: string) {
  const [propId = 0, day = 0] = key.split(':').map(Number)
  const card = findCard(state, propId)
  if (!card) return 'notBought'
  if (day > config.days) return 'unknownReward'
  return todayOf(card, moment) > lastDayOf(config) ? 'ended' : 'notReached'
}

/** Nothing is sold to this player any more, and their cards pay nothing more. */
export function isOver(me: Me<Config, State>): boolean {
  return onSale(me).length === 0 && me.state.cards.every((card) => isSpent(card, me))
}

/** Days claimed of all days of the cards one has; null without a card. */
export function progressOf({ state, config }: Me<Config, State>) {
  if (state.cards.length === 0) return null
  const done = state.cards.reduce((sum, card) => sum + card.claimed.length, 0)
  return { done, total: state.cards.length * config.days }
}

/** Each card has its own number beside its item: the place it has among all. */
export function cardIdOf(propId: SignInCardId): number {
  return signInCardIds.indexOf(propId) + 1
}

function todayOf({ boughtOn }: OwnCard, { day }: Moment): number {
  return daysBetween(boughtOn, day) + 1
}

/** Every day of a card can be claimed on its own day, however short catching up is. */
function lastDayOf({ days, catchUpUntilDay }: Config): number {
  return Math.max(days, catchUpUntilDay)
}

function daysOf({ days }: Config): number[] {
  return Array.from({ length: days }, (_, index) => index + 1)
}

function isSpent(card: OwnCard, { config, moment }: Me<Config, State>): boolean {
  return card.claimed.length >= config.days || todayOf(card, moment) > lastDayOf(config)
}
