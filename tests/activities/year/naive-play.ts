import { dayMs, dayOf, hourMs, mondayOf, plus, startOf } from './calendar.ts'
import type { Claimable } from './history.ts'
import { isClaimed } from './history.ts'
import type { Naive } from './naive-deposits.ts'

/** The rules of what playing, friends and seasons earn: counted anew each time. */

const coins = (amount: number) => amount * 100

/** Today with 100 deposited or 500 wagered; a missed day begins again, and so does the eighth. */
export const freeSign: Naive = ({ deposits, rounds, claims }, now) => {
  const today = dayOf(now)
  const signed = claims.filter(({ activity }) => activity === 'FreeSign').map(({ key }) => key)
  const isToday = ({ day }: { day: string }) => day === today
  const paid = deposits.filter(isToday).reduce((all, { amount }) => all + amount, 0)
  const staked = rounds.filter(isToday).reduce((all, { stake }) => all + stake, 0)
  if (signed.includes(today) || (paid < coins(100) && staked < coins(500))) return []
  let nth = 0
  let before = ''
  for (const day of [...signed, today]) {
    nth = before === plus(day, -1) && nth < 7 ? nth + 1 : 1
    before = day
  }
  return [[today, coins([2, 3, 4, 5, 6, 7, 18][nth - 1] ?? 0)]]
}

const fundSteps = [
  [2_000, 50],
  [5_000, 75],
  [10_000, 100],
  [20_000, 125],
  [50_000, 200],
] as const

export const fund: Naive = (history) => {
  const bought = history.deposits.find(({ actType }) => actType === 16)
  if (!bought) return []
  const since = history.rounds.filter(({ at }) => at >= bought.at)
  const wagered = since.reduce((all, { stake }) => all + stake, 0)
  return fundSteps
    .filter(([from]) => wagered >= coins(from) && !isClaimed(history, 'Fund', String(coins(from))))
    .map(([from, bonus]): Claimable => [String(coins(from)), coins(bonus)])
}

/** Once a day and three times a week, a share of what was lost today after a deposit of 100. */
export const supply: Naive = ({ deposits, rounds, claims }, now) => {
  const today = dayOf(now)
  const isToday = ({ day }: { day: string }) => day === today
  const taken = claims.filter(({ activity }) => activity === 'Supply').map(({ at }) => dayOf(at))
  const inWeek = taken.filter((day) => mondayOf(day) === mondayOf(today))
  const paid = deposits.filter(isToday).reduce((all, { amount }) => all + amount, 0)
  const lost = rounds.filter(isToday).reduce((all, { stake, win }) => all + stake - win, 0)
  if (taken.includes(today) || inWeek.length >= 3 || paid < coins(100) || lost < coins(100))
    return []
  const percent = lost >= coins(10_000) ? 5 : lost >= coins(1_000) ? 4 : 3
  const bonus = Math.min(coins(500), Math.max(coins(5), Math.floor((lost * percent) / 100)))
  return [[`${today}:1`, bonus]]
}

/** Two friends who counted within 72 hours of registering. */
export const inviteFriend1: Naive = (history) => {
  const inTime = history.invites.filter(({ at }) => at < history.registeredAt + 72 * hourMs)
  if (new Set(inTime.map(({ inviteeId }) => inviteeId)).size < 2) return []
  const found: Claimable[] = [
    ['2001', coins(50)],
    ['1001', 1],
  ]
  return found.filter(([key]) => !isClaimed(history, 'InviteFriend1', key))
}

/** A point for each 10 wagered; what is short of one stays. */
export const points: Naive = ({ rounds, claims }) => {
  const posted = claims.filter(({ activity }) => activity === 'Points')
  const turned = posted.reduce((all, { key }) => all + Number(key.split(':')[2]), 0)
  const staked = rounds.reduce((all, { stake }) => all + stake, 0)
  const whole = Math.floor((staked - turned) / coins(10))
  return whole > 0 ? [[`earned:${posted.length + 1}:${whole * coins(10)}`, whole * 100]] : []
}

export const christmasDays = { first: '2026-12-18', last: '2027-01-01' }

/** A coin for signing each day, extras for many of them; a box is drawn and taken at once. */
export const christmas: Naive = (history, now) => {
  const { first, last } = christmasDays
  const today = dayOf(now)
  if (now < startOf(first) || now >= startOf(plus(last, 1)) + 3 * dayMs) return []
  const signed = history.claims.filter(
    ({ activity, key }) => activity === 'Christmas' && key.startsWith(`${first}:sign:`),
  )
  const sign: Claimable[] = today <= last ? [[`${first}:sign:${today}`, coins(3)]] : []
  const extras = [
    [5, 18],
    [10, 58],
    [14, 128],
  ] as const
  const reached = extras
    .filter(([days]) => signed.length >= days)
    .map(([days, bonus]): Claimable => [`${first}:extra:${days}`, coins(bonus)])
  return [...sign, ...reached].filter(([key]) => !isClaimed(history, 'Christmas', key))
}

/** A box for each 200 of a day, three a day at most; the rest of a day is gone with it. */
export function christmasBoxes({ deposits, claims }: Parameters<Naive>[0], now: number): number {
  const { first, last } = christmasDays
  if (now < startOf(first) || now >= startOf(plus(last, 1)) + 3 * dayMs) return 0
  let earned = 0
  for (let day = first; day <= last; day = plus(day, 1)) {
    const paid = deposits
      .filter((one) => one.day === day)
      .reduce((all, { amount }) => all + amount, 0)
    earned += Math.min(3, Math.floor(paid / coins(200)))
  }
  const opened = claims.filter(
    ({ activity, key }) => activity === 'Christmas' && key.includes(':box:'),
  )
  return earned - opened.length
}
