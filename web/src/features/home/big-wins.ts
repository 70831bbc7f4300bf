import type { CallOutput } from '../../calls/api.ts'
import { activities } from '../../activities/index.ts'
import { type GameShelf, startPath } from '../../games/lists.ts'

export type LobbyTips = CallOutput<'lobbyTips'>
export type BigWin = {
  id: string
  /** Null for a New Year win, which belongs to no game. */
  gameId: number | null
  phone: string
  timestamp: number
  amount: number
  href: string
}

/** The ticker's rows, newest first; New Year wins only while that activity is open. */
export function listBigWins(
  tips: LobbyTips | null,
  byId: GameShelf['byId'],
  isNewYear: boolean,
): BigWin[] {
  const jackpots = (tips?.jackpotList ?? [])
    .filter(({ gameId }) => byId.has(gameId))
    .map((win, index) => ({ ...win, id: `game:${index}`, href: startPath(win.gameId) }))
  const newYears = (isNewYear ? (tips?.newYearList ?? []) : []).map((win, index) => ({
    ...win,
    gameId: null,
    id: `year:${index}`,
    href: activities.NewYear.path,
  }))
  return [...jackpots, ...newYears].toSorted((one, other) => other.timestamp - one.timestamp)
}
