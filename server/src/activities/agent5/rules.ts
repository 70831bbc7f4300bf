import type { agent5Config } from '@parlour/contract/activities/agent5.ts'
import { rewardIds } from '@parlour/contract/reward-items.ts'
import type { z } from 'zod'
import type { Events, Me, Moment, Offer, Team } from '../engine/rules.ts'
import { addDays, momentOf } from '../engine/rules.ts'

export type Config = z.output<typeof agent5Config>
/** A side of an invite: when it counted, from which day on it is paid, and with what. */
export type Invite = {
  friendId: number
  day: string
  payDay: string
  amount: number
  isTaken: boolean
}
export type State = {
  commission: { earned: number; taken: number; receipts: number }
  /** Of friends who became valid. */
  invites: Invite[]
  /** Of being invited oneself. */
  invited: Invite | null
  inviteReceipts: number
}
type Mine = Me<Config, State>

export function start(): State {
  const commission = { earned: 0, taken: 0, receipts: 0 }
  return { commission, invites: [], invited: null, inviteReceipts: 0 }
}

/** The highest level whose size and stakes the team has both reached, from 1; 0 is none. */
export function levelOf({ levels }: Config, { stake, validMembers }: Team): number {
  return levels.findLastIndex((one) => validMembers >= one.teamSize && stake >= one.teamStake) + 1
}

/** A team under the first level earns nothing that day. */
export function ratesOf(config: Config, team: Team): number[] {
  return config.levels[levelOf(config, team) - 1]?.rates ?? []
}

export function afterCommission(
  state: State,
  { activity, amount }: Events['commission.computed'],
): State {
  if (activity !== 'Agent5' || amount === 0) return state
  const { commission } = state
  return { ...state, commission: { ...commission, earned: commission.earned + amount } }
}

/** So many a day are paid; the others wait for the days after it, in their order. */
export function afterInvite(
  state: State,
  { inviteeId, validAt }: Events['invite.validated'],
  { timeZone }: Moment,
  config: Config,
): State {
  const { day } = momentOf(validAt, timeZone)
  const last = state.invites.at(-1)?.payDay ?? day
  const onLast = state.invites.filter(({ payDay }) => payDay === last).length
  const isFull = last >= day && onLast >= Math.max(1, config.invitesADay)
  const payDay = isFull ? addDays(last, 1) : later(last, day)
  const amount = config.inviterBonus
  const invite = { friendId: inviteeId, day, payDay, amount, isTaken: false }
  return { ...state, invites: [...state.invites, invite] }
}

export function afterInvited(
  state: State,
  { inviterId, validAt }: Events['invited.validated'],
  { timeZone }: Moment,
  config: Config,
): State {
  if (state.invited) return state
  const { day } = momentOf(validAt, timeZone)
  const amount = config.inviteeBonus
  return { ...state, invited: { friendId: inviterId, day, payDay: day, amount, isTaken: false } }
}

export function commissionOf({ commission }: State): number {
  return commission.earned - commission.taken
}

/** What invites pay now, and how many friends wait for another day. */
export function invitesOf({ state, moment }: Pick<Mine, 'state' | 'moment'>) {
  const open = state.invites.filter(({ isTaken }) => !isTaken)
  const ready = open.filter(({ payDay }) => payDay <= moment.day)
  const own = state.invited && !state.invited.isTaken ? [state.invited] : []
  return {
    ready: ready.length + own.length,
    waiting: open.length - ready.length,
    bonus: [...ready, ...own].reduce((sum, { amount }) => sum + amount, 0),
  }
}

export function totalOf({ commission, invites, invited }: State): number {
  const paid = [...invites, ...(invited ? [invited] : [])]
  return commission.earned + paid.reduce((sum, { amount }) => sum + amount, 0)
}

export function offers(me: Mine): Offer[] {
  const { config, state } = me
  return [
    offer(commissionKey(state), commissionOf(state), config.betRate),
    offer(inviteKey(state), invitesOf(me).bonus, config.inviteBetRate),
  ].flat()
}

export function commissionKey({ commission }: State): string {
  return `commission:${commission.receipts + 1}`
}
export function inviteKey({ inviteReceipts }: State): string {
  return `${invitePrefix}${inviteReceipts + 1}`
}
const invitePrefix = 'invites:'

export function claimed(state: State, key: string, { day }: Moment): State {
  if (!key.startsWith(invitePrefix)) {
    const { earned, receipts } = state.commission
    return { ...state, commission: { earned, taken: earned, receipts: receipts + 1 } }
  }
  const take = (invite: Invite) => (invite.payDay <= day ? { ...invite, isTaken: true } : invite)
  return {
    ...state,
    invites: state.invites.map(take),
    invited: state.invited && take(state.invited),
    inviteReceipts: state.inviteReceipts + 1,
  }
}

function offer(key: string, count: number, betRate: number): Offer[] {
  if (count === 0) return []
  return [{ key, items: [{ id: rewardIds.coin, count, betRate }], isFree: true }]
}

function later(one: string, other: string): string {
  return one > other ? one : other
}
