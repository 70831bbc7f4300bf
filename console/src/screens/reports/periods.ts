import { addDays } from '../../i18n/days.ts'

export const periods = ['day', 'week', 'month'] as const
export type Period = (typeof periods)[number]

/** The first day of the week or month that a day is of; weeks begin on Monday. */
export function beginOf(day: string, by: Period): string {
  if (by === 'day') return day
  if (by === 'month') return `${day.slice(0, 7)}-01`
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7))
}

type Sums = { day: string } & Record<string, string | number | null>

/**
 * Days put together. A count of people has no sum, for who came on two days would be counted
 * twice: it is left out of what is longer than a day.
 */
export function putTogether<Day extends Sums>(
  days: readonly Day[],
  by: Period,
  unsummed: readonly (keyof Day & string)[] = [],
): Day[] {
  if (by === 'day') return [...days]
  const groups = Map.groupBy(days, ({ day }) => beginOf(day, by))
  return Array.from(groups, ([day, list]) => {
    const sum = (name: string) =>
      list.reduce((all, one) => all + Number(one[name as keyof Day] ?? 0), 0)
    const [first] = list
    const names = Object.keys(first ?? {}).filter((name) => name !== 'day')
    return {
      day,
      ...Object.fromEntries(
        names.map((name) => [name, unsummed.includes(name) ? null : sum(name)]),
      ),
    } as Day
  })
}
