import { between, dayMs, dayOf, hourMs, mondayOf, plus, startOf } from './calendar.ts'
import type { Claimable, Deposit, Naive } from './history.ts'
import { claimsOf, coins, paidOn, unclaimed } from './history.ts'

/** The rules of what deposits earn, as the rule pages tell them: counted anew each time. */

const sum = (list: readonly { amount: number }[]) =>
  list.reduce((all, { amount }) => all + amount, 0)

export const bind: Naive = (history) => {
  const { mobileAt, registeredAt, deposits } = history
  const isInTime = mobileAt !== null && mobileAt < registeredAt + 30 * dayMs
  return unclaimed(history, 'Bind', isInTime && deposits.length > 0 ? [['bound', coins(10)]] : [])
}

export const appDownload: Naive = (history) => {
  const isLarge = history.deposits.some(({ amount }) => amount >= coins(100))
  const found: Claimable[] = history.hasEntered && isLarge ? [['entered', coins(20)]] : []
  return unclaimed(history, 'AppDownload', found)
}

const weekTiers = [
  [500, 8],
  [1_000, 18],
  [3_000, 28],
  [5_000, 58],
  [10_000, 108],
  [30_000, 238],
  [50_000, 388],
  [200_000, 1_288],
] as const

/** A week's tiers, each once, to the end of the Wednesday after it. */
export const accumulatedRecharge: Naive = (history, now) => {
  const monday = mondayOf(dayOf(now))
  const weeks = [plus(monday, -7), monday].filter((week) => now < startOf(plus(week, 10)))
  const found = weeks.flatMap((week) => {
    const paid = sum(history.deposits.filter(({ day }) => day >= week && day < plus(week, 7)))
    return weekTiers
      .filter(([from]) => paid >= coins(from))
      .map(([from, bonus]): Claimable => [`${week}:${coins(from)}`, coins(bonus)])
  })
  return unclaimed(history, 'AccumulatedRecharge', found)
}

/** Seven days in a row with so much a day, again and again; no day counts twice. */
export const continuousRecharge: Naive = (history, now) => {
  const found: Claimable[] = []
  const paid = new Map<string, number>()
  for (const { day, amount } of history.deposits) paid.set(day, (paid.get(day) ?? 0) + amount)
  for (const from of [300, 500, 1_000]) {
    let row = 0
    for (let day = dayOf(history.registeredAt); day <= dayOf(now); day = plus(day, 1)) {
      row = (paid.get(day) ?? 0) >= coins(from) ? row + 1 : 0
      if (row < 7) continue
      found.push([`${coins(from)}:${day}`, coins(from)])
      row = 0
    }
  }
  return unclaimed(history, 'ContinuousRecharge', found)
}

const rates = [
  [50_000, 8],
  [10_000, 6],
  [3_000, 5],
  [1_000, 4],
  [500, 3],
  [100, 2],
] as const

/** A share of a deposit made for it, three times a day, at most 4,000. */
export const ladderRecharge: Naive = (history) => {
  const timesOn = new Map<string, number>()
  const found: Claimable[] = []
  for (const { day, actType, amount, orderId } of history.deposits) {
    const [, percent] = rates.find(([from]) => amount >= coins(from)) ?? []
    const times = timesOn.get(day) ?? 0
    if (actType !== 17 || percent === undefined || times === 3) continue
    timesOn.set(day, times + 1)
    found.push([`deposit:${orderId}`, Math.min(coins(4_000), Math.floor((amount * percent) / 100))])
  }
  return unclaimed(history, 'LadderRecharge', found)
}

export const festivalDays = { first: '2026-04-10', last: '2026-04-23' }
const festivalTiers = [
  [5_000, 100],
  [4_000, 75],
  [3_000, 50],
  [2_000, 25],
  [750, 10],
  [500, 5],
] as const

/** The best tier of a day of the festival, to the end of the day after it. */
export const festival: Naive = (history, now) => {
  const today = dayOf(now)
  const found = [plus(today, -1), today].flatMap((day): Claimable[] => {
    if (day < festivalDays.first || day > festivalDays.last) return []
    const tier = festivalTiers.find(([from]) => paidOn(history, day) >= coins(from))
    return tier ? [[day, coins(tier[1])]] : []
  })
  return unclaimed(history, 'Festival', found)
}

const packs: Record<number, Claimable[]> = {
  1: [
    ['2001', coins(20)],
    ['2002', coins(625)],
    ['1001', 1],
  ],
  2: [
    ['2001', coins(60)],
    ['2002', coins(1_875)],
    ['1004', 1],
  ],
  3: [
    ['2001', coins(200)],
    ['2002', coins(6_250)],
    ['1005', 1],
  ],
}

/** The first pack that was paid for, item by item. */
export const firstCharge: Naive = (history) => {
  const bought = history.deposits.find(({ actType }) => actType === 39)
  return unclaimed(history, 'FirstCharge', packs[bought?.awardId ?? 0] ?? [])
}

const daily: Record<number, number> = { 6004: 3, 6005: 10, 6006: 20, 6007: 45 }

/** Seven days of each card that was bought, to be caught up with until its day 15. */
export const signUpBonus: Naive = (history, now) => {
  const isCard = ({ actType, awardId }: Deposit) => actType === 15 && awardId !== null
  const bought = new Map<number, string>()
  for (const one of history.deposits.filter(isCard))
    if (!bought.has(one.awardId ?? 0)) bought.set(one.awardId ?? 0, one.day)
  const found = [...bought].flatMap(([card, day]) => {
    const today = between(day, dayOf(now)) + 1
    const days = today > 15 ? [] : [1, 2, 3, 4, 5, 6, 7].filter((nth) => nth <= today)
    return days.map((nth): Claimable => [`${card}:${nth}`, coins(daily[card] ?? 0)])
  })
  return unclaimed(history, 'SignUpBonus', found)
}

/** From Friday 18:00 to Sunday's end a draw for each 500, five used a day. */
export const weekendLottery: Naive = (history, now) => {
  const friday = plus(mondayOf(dayOf(now)), 4)
  const opensAt = startOf(friday) + 18 * hourMs
  const isInside = (at: number) => at >= opensAt && at < startOf(plus(friday, 3))
  if (!isInside(now)) return []
  const earned = Math.floor(sum(history.deposits.filter(({ at }) => isInside(at))) / coins(500))
  const used = claimsOf(history, 'WeekendLottery').filter(({ at }) => isInside(at))
  const usedToday = used.filter(({ day }) => day === dayOf(now)).length
  if (used.length >= earned || usedToday >= 5) return []
  return [[`${friday}:${used.length + 1}`, coins(5)]]
}
