import type { PromotionName } from '@parlour/server/activities/engine/promotion.ts'
import { addDays, momentOf } from '@parlour/server/activities/engine/rules.ts'

/** Configs of what comes and goes with the calendar, laid around today or away from it. */

const timeZone = 'Asia/Bangkok'
const { day: today } = momentOf(Date.now(), timeZone)

/** Today, or so many days from it, as a day that comes every year. */
export function yearDay(daysFromToday: number): string {
  return addDays(today, daysFromToday).slice(5)
}

export function siteDay(daysFromToday: number): string {
  return addDays(today, daysFromToday)
}

/** The whole week, or only days that are neither today nor around it. */
export const openWeek = { startsOn: 1, startsAt: '00:00', endsOn: 7 }
export function closedWeek() {
  const weekday = (days: number) => new Date(`${siteDay(days)}T00:00:00Z`).getUTCDay() || 7
  return { startsOn: weekday(3), startsAt: '00:00', endsOn: weekday(4) }
}

/** Rain for more than an hour from now on, or only hours away. */
export function rainNow() {
  return { openMinutes: 120, times: [clockIn(-30)] }
}
export function rainLater() {
  return { openMinutes: 10, times: [clockIn(360)] }
}

/** All of them, around now. */
export function listSeasons(): [PromotionName, object][] {
  const now = Date.now()
  const season = { startsAt: now - 5 * dayMs, endsAt: now + 9 * dayMs }
  return [
    ['RedPacket', rainNow()],
    ['WeekendLottery', openWeek],
    ['Festival', { season }],
    ['Christmas', { from: yearDay(-6), to: yearDay(8) }],
    ['NewYear', { from: yearDay(-3), to: yearDay(5), giftDay: yearDay(-1) }],
  ]
}
const dayMs = 86_400_000

function clockIn(minutes: number): string {
  const then = new Date(Date.now() + minutes * 60_000)
  return then.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
}
