import type { ErrorOf } from '@parlour/contract/call.ts'
import type { LaunchGateError } from '@parlour/contract/gate.ts'
import type { calls } from '@parlour/contract/index.ts'
import type { z } from 'zod'
import type { Price } from '../../frame/module.ts'

export type DepositRequest = z.output<(typeof calls.recharge3)['input']>
export type DepositRefusal = ErrorOf<typeof calls.recharge3>

/** What is known of the player, the channel and what the deposit is for; see facts.ts. */
export type DepositFacts = {
  gate: LaunchGateError | null
  channel: { minAmount: number; maxAmount: number } | null
  /** The channel takes transfers from a bound card only, and none of its bank is bound. */
  isBankMissing: boolean
  /** Null when nothing of the kind is on sale to this player. */
  price: Price | null
  /** False for who is offered nothing now, such as a player in care. */
  mayTakeOffers: boolean
  openOrders: number
  /** What the player's own limits leave; null when there are none. */
  room: number | null
  /** The place demands a deposit limit, and there is none. */
  isLimitRequired: boolean
}

const maxOpenOrders = 3

/** The first reason against the deposit: the gate's, else the first broken rule's. */
export function findRefusal(facts: DepositFacts, request: DepositRequest): DepositRefusal | null {
  const broken = rules.find((rule) => rule.isBroken(facts, request))
  return facts.gate ?? broken?.refusal ?? null
}

type Rule = {
  refusal: DepositRefusal
  isBroken(facts: DepositFacts, request: DepositRequest): boolean
}

/** In the order in which they are told. */
const rules: Rule[] = [
  { refusal: 'unknownChannel', isBroken: ({ channel }) => channel === null },
  { refusal: 'amountOutOfRange', isBroken: isOutOfRange },
  { refusal: 'bankNotBound', isBroken: ({ isBankMissing }) => isBankMissing },
  { refusal: 'offerNotOpen', isBroken: ({ price }) => price === null },
  { refusal: 'priceMismatch', isBroken: isOtherPrice },
  { refusal: 'limitRequired', isBroken: ({ isLimitRequired }) => isLimitRequired },
  {
    refusal: 'limitReached',
    isBroken: ({ room }, { amount }) => room !== null && amount > room,
  },
  { refusal: 'tooManyOpenOrders', isBroken: ({ openOrders }) => openOrders >= maxOpenOrders },
  {
    refusal: 'offerNotOpen',
    isBroken: ({ mayTakeOffers }, { actType }) => actType !== 0 && !mayTakeOffers,
  },
  // A pack has its own bonus: a coupon goes with a plain deposit.
  {
    refusal: 'couponNotUsable',
    isBroken: ({ mayTakeOffers }, { couponId, actType }) =>
      couponId !== undefined && (actType !== 0 || !mayTakeOffers),
  },
]

function isOutOfRange({ channel }: DepositFacts, { amount }: DepositRequest): boolean {
  return channel !== null && (amount < channel.minAmount || amount > channel.maxAmount)
}

function isOtherPrice({ price }: DepositFacts, { amount }: DepositRequest): boolean {
  return price !== null && price !== 'anyAmount' && price !== amount
}
