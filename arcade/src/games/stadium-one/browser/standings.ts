import type { MatchDay } from '../paytable.ts'
import { daysInSeason, fixturesOf, teams } from '../paytable.ts'

export type Standing = {
  team: number
  played: number
  scored: number
  conceded: number
  points: number
  /** The newest last. */
  form: ('w' | 'd' | 'l')[]
}

export function seasonOf(day: number): number {
  return Math.floor((day - 1) / daysInSeason)
}

/** The league as the days of one season have left it; what is not told is not counted. */
export function standingsOf(days: readonly MatchDay[], season: number): Standing[] {
  const all = teams.map((_, team): Standing => ({
    team,
    played: 0,
    scored: 0,
    conceded: 0,
    points: 0,
    form: [],
  }))
  const take = (team: number, scored: number, conceded: number) => {
    const one = all[team]
    if (!one) return
    one.played++
    one.scored += scored
    one.conceded += conceded
    one.points += scored > conceded ? 3 : scored === conceded ? 1 : 0
    one.form.push(scored > conceded ? 'w' : scored === conceded ? 'd' : 'l')
  }
  const told = days.filter(({ day }) => seasonOf(day) === season)
  for (const { day, goals } of told.toSorted((one, other) => one.day - other.day))
    for (const [match, { home, away }] of fixturesOf(day).entries()) {
      const [scored = [], conceded = []] = goals[match] ?? []
      take(home, scored.length, conceded.length)
      take(away, conceded.length, scored.length)
    }
  const lead = (one: Standing) => one.scored - one.conceded
  return all.toSorted(
    (one, other) =>
      other.points - one.points || lead(other) - lead(one) || other.scored - one.scored,
  )
}
