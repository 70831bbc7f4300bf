import { dayMs, dayOf, hourMs, mondayOf, plus, startOf } from './calendar.ts'
import type { Claimable, History, Naive } from './history.ts'
import { claimsOf, coins, isClaimed, unclaimed } from './history.ts'

/** What levels bring: gifts, the bonus of a day, a share of stakes. Counted anew each time. */

const wagered = [
  1_000, 10_000, 50_000, 200_000, 1_000_000, 3_000_000, 10_000_000, 30_000_000, 100_000_000,
  300_000_000,
].map(coins)
const levelGifts = [5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000]
const weeklyGifts = [1, 3, 5, 6, 15, 20, 30, 50, 100, 200]
const monthlyGifts = [2, 6, 12, 15, 30, 50, 100, 200, 300, 500]

/** By everything wagered before a moment. */
export function vipOf({ rounds }: History, before = Infinity): number {
  let staked = 0
  for (const { at, stake } of rounds) if (at < before) staked += stake
  return wagered.filter((from) => staked >= from).length
}

/** Seven days each: of a level once it is reached, of a Monday after a deposit, of the 1st. */
export const vip: Naive = (history, now) => {
  const found: Claimable[] = []
  let staked = 0
  for (const { at, stake } of history.rounds) {
    const before = wagered.filter((from) => staked >= from).length
    staked += stake
    const after = wagered.filter((from) => staked >= from).length
    for (let level = before + 1; level <= after; level++)
      if (now < at + 7 * dayMs) found.push([`level:${level}`, coins(levelGifts[level - 1] ?? 0)])
  }
  const today = dayOf(now)
  const monday = mondayOf(today)
  const hasPaid = history.deposits.some(({ day }) => day >= plus(monday, -7) && day < monday)
  const atMonday = vipOf(history, startOf(monday))
  if (hasPaid && atMonday > 0)
    found.push([`weekly:${monday}`, coins(weeklyGifts[atMonday - 1] ?? 0)])
  const first = `${today.slice(0, 7)}-01`
  const atFirst = vipOf(history, startOf(first))
  if (now < startOf(plus(first, 7)) && atFirst > 0)
    found.push([`monthly:${first}`, coins(monthlyGifts[atFirst - 1] ?? 0)])
  return unclaimed(history, 'VIP', found)
}

const daily = [0, 1, 1, 1, 1, 1, 3, 5, 6, 7, 35]

export const freeLoginBonus: Naive = (history, now) => {
  const bonus = daily[vipOf(history)] ?? 0
  return bonus === 0 ? [] : unclaimed(history, 'FreeLoginBonus', [[dayOf(now), coins(bonus)]])
}

/** Hundred-thousandths: of slots, fish and games; of live games; of poker and sports. */
function shareOf(typeId: number, level: number): number {
  if (typeId === 1 || typeId === 2 || typeId === 6) return 200 + 50 * level
  return typeId === 5 ? 150 + 25 * level : 100 + 25 * level
}

/** Every day's stakes from 04:00 of the next on, for seven days; those for a bonus earn none. */
export const vipRebate: Naive = (history, now) => {
  const today = dayOf(now)
  const until = plus(today, now >= startOf(today) + 4 * hourMs ? -1 : -2)
  const level = vipOf(history)
  const claimedUntil = claimsOf(history, 'VipRebate').at(-1)?.key.slice('until:'.length) ?? ''
  let bonus = 0
  for (let day = until; now < startOf(plus(day, 8)) + 4 * hourMs; day = plus(day, -1)) {
    if (day <= claimedUntil) break
    const ofDay = history.rounds.filter((one) => one.day === day && !one.clearsBonus)
    const shares = [1, 2, 3, 4, 5, 6].map((typeId) => {
      const staked = ofDay.reduce((all, one) => all + (one.typeId === typeId ? one.stake : 0), 0)
      return Math.floor((staked * shareOf(typeId, level)) / 100_000)
    })
    const sum = shares.reduce((all, share) => all + share, 0)
    if (sum >= coins(1)) bonus += Math.min(sum, coins(10_000))
  }
  const key = `until:${until}`
  return bonus > 0 && !isClaimed(history, 'VipRebate', key) ? [[key, bonus]] : []
}
