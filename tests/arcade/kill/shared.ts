import type { AnyArcadeGame } from '@parlour/arcade/games/game.ts'
import { boardHall, seatIn } from '@parlour/arcade/halls/test-players.ts'
import { habitOf } from '../suspicious/habits.ts'
import type { KillHouse } from './house.ts'

const hourMs = 60 * 60 * 1000
const quick = { waitMs: 300, closedMs: 100, shownMs: 300, restMs: 100, speed: 200 }

/** How each phase is made long enough to be killed in. */
const long: Record<string, object> = {
  bets: {},
  closed: { closedMs: hourMs },
  shown: { shownMs: hourMs },
  rest: { restMs: hourMs },
  waiting: {},
  running: { speed: 0.001 },
  over: { restMs: hourMs },
}

export function sharedPhases({ course }: AnyArcadeGame): string[] {
  return course?.kind === 'table'
    ? ['bets', 'closed', 'shown', 'rest']
    : ['waiting', 'running', 'over']
}

export async function playShared(
  house: KillHouse,
  game: AnyArcadeGame,
  phase: string,
  count: number,
): Promise<number> {
  const { catalogueId: gameId } = game
  const url = await house.start({ ...quick, waitMs: hourMs, ...long[phase] })
  await house.standBy(quick)
  const watcher = await boardHall(url, 999, gameId)
  await watcher.until(game.course?.kind === 'table' ? 'bets' : 'waiting')
  const seats = []
  for (let at = 0; at < count; at++) seats.push(await seatIn(url, 1000 + at, gameId))
  const { begin } = habitOf(game)
  // Who may have two bets in one round has them.
  const bets = game.course?.kind === 'crash' ? [{ seat: 0 }, { seat: 1 }] : [{}]
  const placed = []
  for (const bet of bets)
    placed.push(...(await Promise.all(seats.map((seat) => seat.act({ ...begin(), ...bet })))))
  const refused = placed.find(({ status }) => status !== 200)
  if (refused) throw new Error(`${game.id}: ${refused.error}`)
  if (phase !== 'bets' && phase !== 'waiting') house.putClock(hourMs)
  await watcher.until(phase)
  await house.kill()
  const later = await house.start(quick)
  await (await boardHall(later, 998, gameId)).heard()
  const seconds = house.seconds()
  // Later than the first one ever was: what that owes is due.
  house.putClock(2 * hourMs)
  return seconds
}
