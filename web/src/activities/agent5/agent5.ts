import type { CallOutput } from '../../calls/api.ts'

export const reading = 'appAgent5User'
export type Agent5 = CallOutput<typeof reading>
type Levels = Pick<Agent5, 'levelList' | 'teamLevel'>

/** What comes after the team's level, counted from 1; null at the highest. */
export function findNextLevel({ levelList, teamLevel }: Levels) {
  const next = levelList[teamLevel]
  return next ? { ...next, level: teamLevel + 1 } : null
}

/** The rates of the team's level; none under the first one. */
export function ratesOf({ levelList, teamLevel }: Levels): number[] {
  return levelList[teamLevel - 1]?.rates ?? []
}
