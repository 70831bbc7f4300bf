import { openStream } from '../../fair/stream.ts'
import type { CrashCourse } from '../../games/game.ts'
import type { PlayOutcome } from '../../rounds/play.ts'
import { soloSeat } from '../../rounds/plan.ts'
import { atOnce } from '../../store/group.ts'
import type { Round } from '../../store/rounds.ts'
import { saveRound } from '../../store/rounds.ts'
import { getPair } from '../../store/seeds.ts'
import { endShared, getShared, startShared } from '../../store/shared-rounds.ts'
import type { Setting as AnySetting } from '../conduct.ts'
import type { LiveRound as Flight } from '../live-round.ts'
import { placeOf } from '../live-round.ts'
import { closeSeat, payAll } from '../payouts.ts'

export type Setting = AnySetting<CrashCourse>
type SeatState = { autoAt: number | null; outAt: number | null; crash: number | null }

/** Draws the end from the promised seed and words that were public before the first bet. */
export function beginFlight({ arcade, course, audience }: Setting, flight: Flight): void {
  const { store } = arcade
  const { serverSeed, playerSeed } = getPair(store, flight.round.seedId)
  const random = openStream({ serverSeed, playerSeed, nonce: flight.round.number })
  const outcome = course.draw(random)
  const nowMs = arcade.nowMs()
  atOnce(store, () => startShared(store, flight.round, { outcome, nowMs }))
  flight.beganAtMs = arcade.steadyMs()
  flight.round = getShared(store, flight.round)
  audience.tell(flight)
}

/** Who wanted to leave by now has left, at exactly the multiplier named. True when it is over. */
export function leaveAll(setting: Setting, flight: Flight): boolean {
  const { course } = setting
  const outcome = endOf(flight)
  if (outcome === null) return false
  const reached = reachedNow(setting, flight)
  const isOver = reached > outcome || (outcome >= course.most && reached >= course.most)
  const last = Math.min(reached, outcome)
  const leaving = [...flight.seats.values()].flatMap((seat) => {
    const at = (seat.state as SeatState).autoAt ?? course.most
    return seat.phase === 'open' && at <= last ? [{ seat, at }] : []
  })
  if (leaving.length > 0) void leave(setting, flight, leaving)
  return isOver
}

export async function leaveOne(
  setting: Setting,
  flight: Flight,
  seat: Round | null,
): Promise<PlayOutcome> {
  if (!seat) return { isRefused: true, reason: 'noBet' }
  if (seat.phase !== 'open') return { isRefused: true, reason: 'alreadyOut' }
  const { phase } = flight.round
  const outcome = endOf(flight)
  if (phase !== 'running' || outcome === null) return { isRefused: true, reason: 'notNow' }
  const at = reachedNow(setting, flight)
  if (at > outcome) return { isRefused: true, reason: 'tooLate' }
  if (at < setting.course.least) return { isRefused: true, reason: 'tooEarly' }
  const auto = (seat.state as SeatState).autoAt
  const balances = leave(setting, flight, [{ seat, at: Math.min(at, auto ?? at) }])
  const [balance = null] = await balances
  return { isRefused: false, round: flight.seats.get(placeOf(seat)) ?? seat, balance }
}

/**
 * Nothing is hidden any more; who is still aboard has lost. Seats are over once that is written
 * down: where it could not be, the next try finds them as they were.
 */
export function endFlight(setting: Setting, flight: Flight): void {
  const { arcade, game, audience, track } = setting
  const { store } = arcade
  const crash = endOf(flight)
  const closedAtMs = arcade.nowMs()
  const ended = [...flight.seats].map(([place, seat]) => {
    const known = { ...seat, state: { ...(seat.state as SeatState), crash } }
    const isLost = seat.phase === 'open'
    const over: Round = isLost ? { ...known, phase: 'over', closedAtMs } : known
    return { place, over, isLost }
  })
  atOnce(store, () => {
    endShared(store, flight.round, closedAtMs)
    for (const { over, isLost } of ended)
      if (isLost) closeSeat(setting, over)
      else saveRound(store, over)
  })
  for (const { place, over } of ended) flight.seats.set(place, over)
  const lost = ended.flatMap(({ over, isLost }) => (isLost ? [over] : []))
  flight.round = getShared(store, flight.round)
  audience.tell(flight)
  for (const seat of lost) audience.tellOwn(game, seat, null)
  track(payAll(setting, lost))
}

/** By a clock that nobody sets: one that is put right would move the rocket. */
function reachedNow({ arcade, course }: Setting, { beganAtMs }: Flight): number {
  return course.multiplierAfter(arcade.steadyMs() - beganAtMs)
}

/** The last multiplier that is reached; null while it has not begun. */
function endOf({ round }: Flight): number | null {
  return round.outcome as number | null
}

type Leaving = { seat: Round; at: number }

function leave(setting: Setting, flight: Flight, leaving: Leaving[]): Promise<(number | null)[]> {
  const { arcade, game, audience, track } = setting
  const { store } = arcade
  const random = openStream({ serverSeed: '', playerSeed: '', nonce: 0 })
  const left = atOnce(store, () =>
    leaving.map(({ seat, at }) => {
      const action = { kind: 'out', at }
      const step = game.act(seat.state, soloSeat, action, random)
      if (step.isRefused) throw new Error(`a seat cannot leave: ${step.reason}`)
      const winAmount = game.settle(step.state).reduce((sum, { amount }) => sum + amount, 0)
      const closedAtMs = arcade.nowMs()
      const actions = [...seat.actions, action]
      const over: Round = {
        ...seat,
        phase: 'over',
        state: step.state,
        actions,
        winAmount,
        closedAtMs,
      }
      closeSeat(setting, over)
      return over
    }),
  )
  for (const seat of left) flight.seats.set(placeOf(seat), seat)
  audience.tellSeats(flight)
  const paid = payAll(setting, left)
  track(paid)
  track(tellAll())
  return paid

  async function tellAll() {
    const balances = await paid
    for (const [at, seat] of left.entries()) audience.tellOwn(game, seat, balances[at] ?? null)
  }
}
