import type { Objection, PlayItem } from './round.ts'
import type { RoundRow } from './round-statements.ts'

/** Keeps the least time from one start of a player in a game to the next. */
export function createPaceTurn(rows: Pick<RoundRow, 'start'>[]) {
  const ages = new Map(
    rows.flatMap(({ start }) =>
      start ? [[nameOf(start.playerId, start.gameId), start.ageMs]] : [],
    ),
  )
  return {
    /** Asked of stakes that would begin a round; the answer carries the time to wait. */
    refuse({ playerId, play: { gameId, leastMs } }: PlayItem): Objection | null {
      const ageMs = ages.get(nameOf(playerId, gameId))
      if (ageMs === undefined || ageMs >= leastMs) return null
      return { status: 'tooSoon', detail: String(Math.ceil(leastMs - ageMs)) }
    },
    accept({ playerId, play: { gameId, leastMs } }: PlayItem): void {
      if (leastMs > 0) ages.set(nameOf(playerId, gameId), 0)
    },
  }
}

function nameOf(playerId: number, gameId: number): string {
  return `${playerId}/${gameId}`
}
