import { dayOf, hourMs, plus } from './calendar.ts'
import type { Claimable, History, Naive, TeamDay } from './history.ts'
import { claimsOf, coins, unclaimed } from './history.ts'

/** What friends and teams bring: counted anew each time. */

const steps = [
  [1, 20],
  [3, 50],
  [5, 100],
  [10, 250],
  [20, 600],
  [50, 1_800],
  [100, 4_000],
] as const

export const agentCount: Naive = (history) => {
  const reached = steps
    .filter(([invites]) => history.invites.length >= invites)
    .map(([invites, bonus]): Claimable => [`invites:${invites}`, coins(bonus)])
  return unclaimed(history, 'AgentCount', reached)
}

/** A scratch card for each friend. */
export const scratch: Naive = (history) => {
  const used = claimsOf(history, 'AgentCount').filter(({ key }) => key.startsWith('scratch:'))
  return used.length < history.invites.length ? [[`scratch:${used.length + 1}`, coins(2)]] : []
}

/** Hundred-thousandths by level below, of a team of so many who count and such stakes. */
const teamRates = [
  [30, 200_000, [500, 250, 120]],
  [20, 100_000, [400, 200, 90]],
  [5, 50_000, [300, 150, 70]],
  [0, 10_000, [200, 100, 50]],
] as const

export function commissionOf({ activity, validMembers, members }: TeamDay): number {
  const staked = members.reduce((all, { stake }) => all + stake, 0)
  const found = teamRates.find(([size, from]) => validMembers >= size && staked >= coins(from))
  const [, , rates] = activity === 'Agent' ? [0, 0, [300, 100, 50] as const] : (found ?? [0, 0, []])
  return members.reduce((all, { level, stake }) => {
    return all + Math.floor((stake * (rates[level - 1] ?? 0)) / 100_000)
  }, 0)
}

/** Everything that was computed and not exchanged, from 10 on. */
export const agent: Naive = (history) => {
  const before = claimsOf(history, 'Agent')
  const taken = before.reduce((all, claim) => all + claim.coins, 0)
  const left = earnedBy(history, 'Agent') - taken
  return left >= coins(10) ? [[`exchange:${before.length + 1}`, left]] : []
}

/** Commission by itself; friends ten a day, 30 each, and 10 for having been invited. */
export const agent5: Naive = (history, now) => {
  const before = claimsOf(history, 'Agent5')
  const [paid, other] = [true, false].map((isCommission) =>
    before.filter(({ key }) => key.startsWith('commission:') === isCommission),
  )
  const sum = (list: typeof paid = []) => list.reduce((all, claim) => all + claim.coins, 0)
  const commission = earnedBy(history, 'Agent5') - sum(paid)
  const ready = payDays(history).filter((day) => day <= dayOf(now)).length * coins(30)
  const invited = history.invitedAt === null ? 0 : coins(10)
  const bonus = ready + invited - sum(other)
  const found: Claimable[] = []
  if (commission > 0) found.push([`commission:${(paid?.length ?? 0) + 1}`, commission])
  if (bonus > 0) found.push([`invites:${(other?.length ?? 0) + 1}`, bonus])
  return found
}

export const targets = [100, 300, 1_000].map(coins)

/**
 * The wheel of the moment: how much of the target was collected, and the spins in hand. Friends
 * who counted in its 72 hours give one each, as long as it is not full.
 */
export function wheelOf(history: History, now: number) {
  const wheel = history.wheels.at(-1)
  if (!wheel) return null
  const { at, target, spins } = wheel
  const endsAt = at + 72 * hourMs
  let collected = 0
  let fullAt = Infinity
  for (const spin of spins) {
    collected = Math.min(target, collected + spin.amount)
    if (collected === target && fullAt === Infinity) fullAt = spin.at
  }
  const isFull = collected === target
  const friends = history.invites.filter((one) => one.at >= at && one.at < Math.min(endsAt, fullAt))
  const left = isFull ? 0 : friends.length - (spins.length - 1)
  const key = String(history.wheels.length)
  const isExchanged = claimsOf(history, 'InviteUserSpin').some((claim) => claim.key === key)
  const isOver = now >= endsAt && (isExchanged || (left === 0 && !isFull))
  return isOver ? null : { target, isFull, left, key }
}

/** A full wheel pays its target, whenever that is. */
export const inviteUserSpin: Naive = (history, now) => {
  const wheel = wheelOf(history, now)
  if (!wheel?.isFull) return []
  return unclaimed(history, 'InviteUserSpin', [[wheel.key, wheel.target]])
}

function earnedBy(history: History, activity: TeamDay['activity']): number {
  const days = history.teamDays.filter((day) => day.activity === activity)
  return days.reduce((all, day) => all + commissionOf(day), 0)
}

/** The day each friend is paid on: their own, or the next with a place, in their order. */
function payDays({ invites }: History): string[] {
  const places = new Map<string, number>()
  let last = ''
  return invites.map(({ day: own }) => {
    let day = own > last ? own : last
    while ((places.get(day) ?? 0) >= 10) day = plus(day, 1)
    places.set(day, (places.get(day) ?? 0) + 1)
    last = day
    return day
  })
}
