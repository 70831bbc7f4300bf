import { dayMs, dayOf, startOf } from './calendar.ts'
import type { Claimable, History, Naive } from './history.ts'
import { claimsOf, coins, countDeeds, onDay, paidOn, stakedOn, unclaimed } from './history.ts'
import { vipOf } from './naive-levels.ts'

/** What tasks pay, of every day and of the New Year: counted anew each time. */

export const tasks: Naive = (history, now) => {
  const today = dayOf(now)
  const ofToday = timesToday(history, today)
  const taken = claimsOf(history, 'Tasks').filter(({ day }) => day === today)
  const next = ofToday.flatMap(([id, times, bonus]): Claimable[] => {
    const before = taken.filter(({ key }) => key.startsWith(`daily:${id}:`)).length
    return times > before ? [[`daily:${id}:${today}:${before + 1}`, coins(bonus)]] : []
  })
  const once: Claimable[] = []
  if (history.mobileAt !== null) once.push(['once:102', coins(10)])
  if (history.deposits.length > 0) once.push(['once:105', coins(18)])
  const isOnToday = (at: number | undefined | null) => typeof at === 'number' && dayOf(at) === today
  const done =
    ofToday.filter(([, times]) => times > 0).length +
    (isOnToday(history.mobileAt) ? 1 : 0) +
    (isOnToday(history.deposits[0]?.at) ? 1 : 0)
  const extras = [3, 5, 7]
    .filter((count) => done >= count)
    .map((count): Claimable => [`milestone:${count}:${today}`, coins((count - 1) / 2)])
  return [...next, ...unclaimed(history, 'Tasks', [...once, ...extras])]
}

/** Two coins a channel, once its page was gone to. */
export const followRewards: Naive = (history) => {
  const gone = [4, 13, 16, 17].filter((channel) =>
    history.deeds.some(({ what }) => what === `follow ${channel}`),
  )
  const found = gone.map((channel): Claimable => [`follow:${channel}`, coins(2)])
  return unclaimed(history, 'FollowRewards', found)
}

const first = '2026-12-28'
const endOfSeason = () => startOf('2027-01-06')
const active: Record<string, number> = { 1: 2, 2: 4, 3: 4, 4: 2 }

const taskClaims = (history: History) =>
  claimsOf(history, 'NewYear').filter(({ key }) => key.includes(':task:'))

/** Tasks of a day pay active points, points open boxes, and the level brings a gift. */
export const newYear: Naive = (history, now) => {
  const endsAt = endOfSeason()
  if (now < startOf(first) || now >= endsAt + 3 * dayMs) return []
  const today = dayOf(now)
  const isDone: Record<string, boolean> = {
    1: countDeeds(history, today, 'login') > 0,
    2: paidOn(history, today) >= coins(100),
    3: stakedOn(history, today) >= coins(500),
    4: countDeeds(history, today, 'newYear 4') > 0,
  }
  const found: Claimable[] = []
  for (const id of Object.keys(isDone))
    if (isDone[id] && now < endsAt) found.push([`${first}:task:${id}:${today}`, active[id] ?? 0])
  const collected = taskClaims(history).reduce(
    (all, { key }) => all + (active[key.split(':')[2] ?? ''] ?? 0),
    0,
  )
  const boxes = [
    [20, 5],
    [40, 10],
    [60, 18],
    [80, 38],
    [100, 88],
  ] as const
  for (const [from, bonus] of boxes)
    if (collected >= from) found.push([`${first}:box:${from}`, coins(bonus)])
  const gift = [0, 3, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000][vipOf(history)] ?? 0
  if (now >= startOf('2027-01-01') && gift > 0) found.push([`${first}:gift`, coins(gift)])
  return unclaimed(history, 'NewYear', found)
}

/** The next draw: one for each day's deposit and each day's play that was claimed. */
export const newYearDraw: Naive = (history, now) => {
  if (!isNewYear(now)) return []
  const earned = taskClaims(history).filter(({ key }) => /:task:[23]:/.test(key)).length
  const used = claimsOf(history, 'NewYear').filter(({ key }) => key.includes(':draw:')).length
  return used < earned ? [[`${first}:draw:${used + 1}`, coins(2)]] : []
}

/** Whether anything at all is open now: pages are gone to only then. */
export function isNewYear(now: number): boolean {
  return now >= startOf(first) && now < endOfSeason()
}

/** How often each task of a day was done, as far as it can be claimed. */
function timesToday(history: History, day: string): [id: number, times: number, bonus: number][] {
  const upTo = (most: number, times: number) => Math.min(most, times)
  const deeds = (what: string) => countDeeds(history, day, what)
  const lucky = onDay(history.rounds, day).filter(({ typeId }) => typeId === 6).length
  return [
    [101, upTo(1, deeds('login')), 1],
    [103, upTo(1, lucky), 1],
    [106, stakedOn(history, day) >= coins(200) ? 1 : 0, 2],
    [107, upTo(2, deeds('task 107')), 1],
    [108, upTo(2, deeds('task 108')), 1],
    [112, upTo(1, deeds('shop')), 2],
    [114, paidOn(history, day) >= coins(100) ? 1 : 0, 5],
    [115, upTo(1, deeds('task 115')), 1],
  ]
}
