import type { CallOutput } from '../../calls/api.ts'
import { activities } from '../../activities/index.ts'
import { type GameShelf, sheetPath } from '../../games/lists.ts'

export type LobbyTips = CallOutput<'lobbyTips'>
export type BigWin = {
  id: string
  /** Null for a New Year win, which belongs to no game. */
  gameId: number | null
  phone: string
  timestamp: number
  amount: number
  /** Hundredths of the stake, where they are known. */
  times: number | null
  href: string
}

/** The ticker's rows, newest first; New Year wins only while that activity is open. */
export function listBigWins(
  tips: LobbyTips | null,
  byId: GameShelf['byId'],
  isNewYear: boolean,
): BigWin[] {
  const wins = tips?.winList ?? []
  // A large win is told in both lists, at slightly different moments.
  const told = new Set(wins.map(nameWin))
  const others = (tips?.jackpotList ?? []).filter((win) => !told.has(nameWin(win)))
  const jackpots = [...wins, ...others.map((win) => ({ ...win, times: null }))]
    .filter(({ gameId }) => byId.has(gameId))
    .map((win) => ({ ...win, id: `${nameWin(win)}:${win.timestamp}`, href: sheetPath(win.gameId) }))
  const newYears = (isNewYear ? (tips?.newYearList ?? []) : []).map((win, index) => ({
    ...win,
    gameId: null,
    times: null,
    id: `year:${index}`,
    href: activities.NewYear.path,
  }))
  return [...jackpots, ...newYears].toSorted((one, other) => other.timestamp - one.timestamp)
}

function nameWin({ gameId, phone, amount }: LobbyTips['jackpotList'][number]): string {
  return `${gameId}:${phone}:${amount}`
}
