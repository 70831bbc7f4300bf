import { openStream } from '../../fair/stream.ts'
import type { AnyArcadeGame, Course } from '../../games/game.ts'
import type { Arcade } from '../../rounds/arcade.ts'
import { payOut } from '../../rounds/payouts.ts'
import type { PlayOutcome } from '../../rounds/play.ts'
import { soloSeat } from '../../rounds/plan.ts'
import { resultText } from '../../rounds/result.ts'
import { atOnce } from '../../store/open.ts'
import { owe } from '../../store/payouts.ts'
import type { Round } from '../../store/rounds.ts'
import { saveRound } from '../../store/rounds.ts'
import { getPair } from '../../store/seeds.ts'
import { endShared, getShared, startShared } from '../../store/shared-rounds.ts'
import type { Audience } from './audience.ts'
import type { Flight } from './flight.ts'

export type Setting = {
  arcade: Arcade
  game: AnyArcadeGame
  course: Course
  audience: Audience
  /** Work that a closing hall waits for. */
  track: (work: Promise<unknown>) => void
}
type SeatState = { autoAt: number | null; outAt: number | null; crash: number | null }

const headStartMs = 5_000
const payersAtOnce = 16

/** Draws the end from the promised seed and words that were public before the first bet. */
export function beginFlight({ arcade, course, audience }: Setting, flight: Flight): void {
  const { store } = arcade
  const { serverSeed, playerSeed } = getPair(store, flight.round.seedId)
  const random = openStream({ serverSeed, playerSeed, nonce: flight.round.number })
  const outcome = course.draw(random)
  const nowMs = arcade.nowMs()
  atOnce(store, () => startShared(store, flight.round, { outcome, nowMs }))
  flight.liftedAtMs = arcade.steadyMs()
  flight.round = getShared(store, flight.round.number)
  audience.tell(flight)
}

/** Who wanted to leave by now has left, at exactly the multiplier named. True when it is over. */
export function leaveAll(setting: Setting, flight: Flight): boolean {
  const { course } = setting
  const { outcome } = flight.round
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
  const { outcome, phase } = flight.round
  if (phase !== 'running' || outcome === null) return { isRefused: true, reason: 'notNow' }
  const at = reachedNow(setting, flight)
  if (at > outcome) return { isRefused: true, reason: 'tooLate' }
  if (at < setting.course.least) return { isRefused: true, reason: 'tooEarly' }
  const auto = (seat.state as SeatState).autoAt
  const balances = leave(setting, flight, [{ seat, at: Math.min(at, auto ?? at) }])
  const [balance = null] = await balances
  return { isRefused: false, round: flight.seats.get(seat.playerId) ?? seat, balance }
}

/** Nothing is hidden any more; who is still aboard has lost. */
export function endFlight(setting: Setting, flight: Flight): void {
  const { arcade, game, audience, track } = setting
  const { store } = arcade
  const { outcome } = flight.round
  const lost: Round[] = []
  atOnce(store, () => {
    endShared(store, flight.round, arcade.nowMs())
    for (const [playerId, seat] of flight.seats) {
      const known = { ...seat, state: { ...(seat.state as SeatState), crash: outcome } }
      const over: Round =
        seat.phase === 'open' ? { ...known, phase: 'over', closedAtMs: arcade.nowMs() } : known
      saveRound(store, over)
      flight.seats.set(playerId, over)
      if (seat.phase !== 'open') continue
      lost.push(over)
      owe(store, winOf(setting, over), arcade.nowMs() + headStartMs)
    }
  })
  flight.round = getShared(store, flight.round.number)
  audience.tell(flight)
  for (const seat of lost) audience.tellOwn(game, seat, null)
  track(payAll(setting, lost))
}

/** By a clock that nobody sets: one that is put right would move the rocket. */
function reachedNow({ arcade, course }: Setting, { liftedAtMs }: Flight): number {
  return course.multiplierAfter(arcade.steadyMs() - liftedAtMs)
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
      saveRound(store, over)
      owe(store, winOf(setting, over), arcade.nowMs() + headStartMs)
      return over
    }),
  )
  for (const seat of left) flight.seats.set(seat.playerId, seat)
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

function winOf({ arcade, game }: Setting, over: Round) {
  return {
    playerId: over.playerId,
    gameId: over.gameId,
    roundId: over.roundId,
    transactionId: `${over.roundId}:w`,
    betTransactionId: over.betId,
    amount: over.winAmount,
    closesRound: true,
    result: resultText(game, over, getPair(arcade.store, over.seedId)),
  }
}

/** A few at a time: all leave a burst rocket at once. What is not acknowledged stays owed. */
async function payAll(setting: Setting, rounds: Round[]): Promise<(number | null)[]> {
  const balances: (number | null)[] = rounds.map(() => null)
  let next = 0
  const pay = async () => {
    for (let at = next++; at < rounds.length; at = next++) {
      const round = rounds[at]
      const answer = round ? await payOut(setting.arcade, winOf(setting, round)) : null
      balances[at] = answer?.balance ?? null
    }
  }
  await Promise.all(Array.from({ length: payersAtOnce }, pay))
  return balances
}
