import { dayMs, dayOf, hourMs, mondayOf, plus, startOf } from './calendar.ts'
import type { Claimable, History, Naive } from './history.ts'
import { vipOf } from './naive-levels.ts'
import { claimsOf, coins, onDay, paidOn, stakedOn, unclaimed } from './history.ts'

/** The rules of what playing, friends and seasons earn: counted anew each time. */

/** Today with 100 deposited or 500 wagered; a missed day begins again, and so does the eighth. */
export const freeSign: Naive = (history, now) => {
  const today = dayOf(now)
  const signed = claimsOf(history, 'FreeSign').map(({ key }) => key)
  const isEnough = paidOn(history, today) >= coins(100) || stakedOn(history, today) >= coins(500)
  if (signed.includes(today) || !isEnough) return []
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
  const reached = fundSteps
    .filter(([from]) => wagered >= coins(from))
    .map(([from, bonus]): Claimable => [String(coins(from)), coins(bonus)])
  return unclaimed(history, 'Fund', reached)
}

/** Once a day and three times a week, a share of what was lost today after a deposit of 100. */
export const supply: Naive = (history, now) => {
  const today = dayOf(now)
  const taken = claimsOf(history, 'Supply').map(({ day }) => day)
  const inWeek = taken.filter((day) => day >= mondayOf(today))
  const paid = paidOn(history, today)
  const lost = onDay(history.rounds, today).reduce((all, { stake, win }) => all + stake - win, 0)
  if (taken.includes(today) || inWeek.length >= 3 || paid < coins(100) || lost < coins(100))
    return []
  const percent = lost >= coins(10_000) ? 5 : lost >= coins(1_000) ? 4 : 3
  const bonus = Math.min(coins(500), Math.max(coins(5), Math.floor((lost * percent) / 100)))
  return [[`${today}:1`, bonus]]
}

/** Two friends who counted within 72 hours of registering. */
export const inviteFriend1: Naive = (history) => {
  const inTime = history.invites.filter(({ at }) => at < history.registeredAt + 72 * hourMs)
  if (inTime.length < 2) return []
  return unclaimed(history, 'InviteFriend1', [
    ['2001', coins(50)],
    ['1001', 1],
  ])
}

/** A point for each 10 wagered; what is short of one stays. */
export const points: Naive = (history) => {
  const posted = claimsOf(history, 'Points')
  const turned = posted.reduce((all, { key }) => all + Number(key.split(':')[2]), 0)
  const staked = history.rounds.reduce((all, { stake }) => all + stake, 0)
  const whole = Math.floor((staked - turned) / coins(10))
  return whole > 0 ? [[`earned:${posted.length + 1}:${whole * coins(10)}`, whole * 100]] : []
}

export const christmasDays = { first: '2026-12-18', last: '2027-01-01' }

/** A coin for signing each day, extras for many of them; a box is drawn and taken at once. */
export const christmas: Naive = (history, now) => {
  const { first, last } = christmasDays
  const today = dayOf(now)
  if (now < startOf(first) || now >= startOf(plus(last, 1)) + 3 * dayMs) return []
  const signed = claimsOf(history, 'Christmas').filter(({ key }) => key.includes(':sign:'))
  const sign: Claimable[] = today <= last ? [[`${first}:sign:${today}`, coins(3)]] : []
  const extras = [
    [5, 18],
    [10, 58],
    [14, 128],
  ] as const
  const reached = extras
    .filter(([days]) => signed.length >= days)
    .map(([days, bonus]): Claimable => [`${first}:extra:${days}`, coins(bonus)])
  return unclaimed(history, 'Christmas', [...sign, ...reached])
}

/** A box for each 200 of a day, three a day at most; the rest of a day is gone with it. */
export function christmasBoxes(history: History, now: number): number {
  const { first, last } = christmasDays
  if (now < startOf(first) || now >= startOf(plus(last, 1)) + 3 * dayMs) return 0
  let earned = 0
  for (let day = first; day <= last; day = plus(day, 1))
    earned += Math.min(3, Math.floor(paidOn(history, day) / coins(200)))
  const opened = claimsOf(history, 'Christmas').filter(({ key }) => key.includes(':box:'))
  return earned - opened.length
}

const rainTimes = ['12:00', '18:00', '21:00'] as const
const packets = [
  [6, 20],
  [5, 5],
  [3, 2],
  [1, 1],
  [0, 1],
] as const

/** Who deposited 100 or wagered 500 in seven days opens one packet of each rain of ten minutes. */
export const redPacket: Naive = (history, now) => {
  const today = dayOf(now)
  const rain = rainTimes.find((time) => {
    const since = now - startOfRain(today, time)
    return since >= 0 && since < 600_000
  })
  if (!rain) return []
  const days = [0, 1, 2, 3, 4, 5, 6].map((ago) => plus(today, -ago))
  const paid = days.reduce((all, day) => all + paidOn(history, day), 0)
  const staked = days.reduce((all, day) => all + stakedOn(history, day), 0)
  if (paid < coins(100) && staked < coins(500)) return []
  const [, least] = packets.find(([from]) => vipOf(history) >= from) ?? [0, 0]
  const key = `${today}${rain}`.replaceAll(/\D/g, '')
  return unclaimed(history, 'RedPacket', [[key, coins(least)]])
}

/** When a rain of a day begins. */
export function startOfRain(day: string, time: string): number {
  return startOf(day) + Number(time.slice(0, 2)) * hourMs
}
