import { dayOf } from './calendar.ts'

/** All that ever happened to a player, and all that was claimed: nothing is summed up. */
export type History = {
  registeredAt: number
  mobileAt: number | null
  invitedAt: number | null
  hasEntered: boolean
  deposits: Deposit[]
  rounds: Round[]
  invites: { at: number; day: string }[]
  /** What the team staked on a day, member by member, as it was computed. */
  teamDays: TeamDay[]
  /** Days of signing in, points spent, pages gone to: by their day. */
  deeds: { day: string; what: string }[]
  wheels: Wheel[]
  claims: Map<string, Claim[]>
}
export type Deposit = {
  at: number
  day: string
  orderId: string
  amount: number
  actType: number
  awardId: number | null
}
export type Round = {
  at: number
  day: string
  typeId: number
  stake: number
  win: number
  clearsBonus: boolean
}
export type TeamDay = {
  activity: 'Agent' | 'Agent5'
  validMembers: number
  members: { level: 1 | 2 | 3; stake: number }[]
}
export type Wheel = { at: number; target: number; spins: { at: number; amount: number }[] }
export type Claim = { key: string; at: number; day: string; coins: number; rate: number }

/** What can be claimed now: by its key, and how much of its first item. */
export type Claimable = [key: string, count: number]
export type Naive = (history: History, now: number) => Claimable[]

export function newHistory(registeredAt: number): History {
  const lists = { deposits: [], rounds: [], invites: [], teamDays: [], deeds: [], wheels: [] }
  const nothing = { mobileAt: null, invitedAt: null, hasEntered: false }
  return { registeredAt, ...nothing, ...lists, claims: new Map<string, Claim[]>() }
}

export function claimsOf({ claims }: History, activity: string): readonly Claim[] {
  return claims.get(activity) ?? []
}

export function isClaimed(history: History, activity: string, key: string): boolean {
  return claimsOf(history, activity).some((claim) => claim.key === key)
}

/** Throws at a key that was claimed before. */
export function noteClaim(
  history: History,
  activity: string,
  { key, at, coins, rate }: Omit<Claim, 'day'>,
): void {
  if (isClaimed(history, activity, key)) throw new Error(`${activity} ${key} was claimed before`)
  const claim = { key, at, coins, rate, day: dayOf(at) }
  history.claims.set(activity, [...claimsOf(history, activity), claim])
}

export function unclaimed(history: History, activity: string, found: Claimable[]): Claimable[] {
  return found.filter(([key]) => !isClaimed(history, activity, key))
}

export const coins = (amount: number) => amount * 100

/** The latest come last, so a day is looked for from the end. */
export function onDay<One extends { day: string }>(list: readonly One[], day: string): One[] {
  const found: One[] = []
  for (let index = list.length - 1; index >= 0; index--) {
    const one = list[index] as One
    if (one.day < day) break
    if (one.day === day) found.push(one)
  }
  return found
}

export function paidOn({ deposits }: History, day: string): number {
  return onDay(deposits, day).reduce((all, { amount }) => all + amount, 0)
}

export function stakedOn({ rounds }: History, day: string): number {
  return onDay(rounds, day).reduce((all, { stake }) => all + stake, 0)
}

export function countDeeds({ deeds }: History, day: string, what: string): number {
  return onDay(deeds, day).filter((deed) => deed.what === what).length
}
