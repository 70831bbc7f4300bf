import type { AnyArcadeGame } from '../../games/game.ts'
import type { Arcade } from '../../rounds/arcade.ts'
import { seatKeyOf } from '../../rounds/arcade.ts'
import { askForBet, forgetStake, giveBack } from '../../rounds/payouts.ts'
import type { PlayOutcome } from '../../rounds/play.ts'
import { isInRange, newBetId, newRound, soloSeat } from '../../rounds/plan.ts'
import { openStream } from '../../fair/stream.ts'
import { atOnce } from '../../store/open.ts'
import type { Round } from '../../store/rounds.ts'
import { findUnfinished, saveRound } from '../../store/rounds.ts'
import type { Session } from '../../store/sessions.ts'
import type { SharedRound } from '../../store/shared-rounds.ts'
import { endShared, findLiveShared, listSeats } from '../../store/shared-rounds.ts'
import type { Stake } from '../../store/stakes.ts'
import { dropStake, findStake, markUndoing, saveStake } from '../../store/stakes.ts'
import type { Setting } from './flight-steps.ts'
import type { Flight } from './flight.ts'

/** Seats whose stake is surely taken. */
export function seatsOf({ store }: Arcade, round: SharedRound): Round[] {
  return listSeats(store, round).filter(({ phase }) => phase === 'open' || phase === 'over')
}

/** A bet in the waiting time. It is aboard once the wallet has surely taken the stake. */
export async function takeSeat(
  setting: Setting,
  flight: Flight,
  session: Session,
  action: object,
): Promise<PlayOutcome> {
  const { arcade, game } = setting
  const seatKey = seatKeyOf(session.playerId, game.catalogueId)
  if (arcade.busySeats.has(seatKey)) return refuse('busy')
  if (flight.round.phase !== 'waiting') return refuse('tooLate')
  arcade.busySeats.add(seatKey)
  flight.asking++
  try {
    return await sit(setting, flight, session, action)
  } finally {
    flight.asking--
    arcade.busySeats.delete(seatKey)
  }
}

/**
 * A flight that a killed process left behind. Nobody could leave meanwhile, so whoever was still
 * aboard gets the stake back; a flight that had not begun just waits again.
 */
export function interruptFlight(arcade: Arcade, game: AnyArcadeGame): void {
  const { store } = arcade
  const round = findLiveShared(store, game.catalogueId)
  if (round?.phase !== 'running') return
  atOnce(store, () => {
    for (const seat of listSeats(store, round)) if (seat.phase === 'open') unseat(arcade, seat)
    endShared(store, round, arcade.nowMs())
  })
  arcade.log.warn({ round: round.number }, 'a flight was cut off, its stakes are given back')
}

async function sit(
  setting: Setting,
  flight: Flight,
  session: Session,
  action: object,
): Promise<PlayOutcome> {
  const { arcade, game, audience } = setting
  const { store } = arcade
  const before = findUnfinished(store, session.playerId, game.catalogueId)
  const earlier = before ? findStake(store, before.roundId) : null
  if (earlier && (await giveBack(arcade, earlier)) === 'unknown') return refuse('settling')
  if (flight.seats.has(session.playerId)) return refuse('alreadyBet')
  const planned = plan(setting, flight, session, action)
  if (typeof planned === 'string') return refuse(planned)
  const { next, bet } = planned
  const outcome = await askForBet(arcade.wallet, bet)
  if (outcome.kind === 'refused') {
    forgetStake(arcade, next.roundId, outcome.status)
    return refuse(outcome.status)
  }
  if (outcome.kind === 'unknown' || flight.round.phase !== 'waiting') {
    await giveBack(arcade, planned)
    return refuse(outcome.kind === 'unknown' ? 'stakeUnknown' : 'tooLate')
  }
  atOnce(store, () => {
    dropStake(store, next.roundId)
    saveRound(store, next)
  })
  flight.seats.set(session.playerId, next)
  audience.tellSeats(flight)
  return { isRefused: false, round: next, balance: outcome.answer.balance ?? null }
}

function plan(
  { arcade, game }: Setting,
  { round }: Flight,
  session: Session,
  action: object,
): Stake | string {
  const { store } = arcade
  const random = openStream({ serverSeed: '', playerSeed: '', nonce: 0 })
  const seeds = { seedId: round.seedId, nonce: round.number }
  const fresh = newRound(arcade, session, seeds, game.start(random))
  const step = game.act(fresh.state, soloSeat, action, random)
  if (step.isRefused) return step.reason
  const { stakeAmount, state } = step
  if (!isInRange(game, stakeAmount)) return 'stakeOutOfRange'
  const betId = newBetId(fresh)
  const next: Round = { ...fresh, phase: 'open', actions: [action], state, stakeAmount, betId }
  const stake = stakeOf(session, next)
  atOnce(store, () => {
    saveRound(store, fresh)
    saveStake(store, stake)
  })
  return { ...stake, isUndoing: false }
}

function stakeOf({ token }: Pick<Session, 'token'>, next: Round) {
  const { playerId, gameId, roundId, betId: transactionId, stakeAmount: amount } = next
  return { roundId, next, bet: { token, playerId, gameId, roundId, transactionId, amount } }
}

/** The payer gives the stake back; then the seat is void. */
function unseat({ store }: Arcade, seat: Round): void {
  saveRound(store, { ...seat, phase: 'new', voidReason: 'cutOff' })
  saveStake(store, stakeOf({ token: '' }, seat))
  markUndoing(store, seat.roundId)
}

function refuse(reason: string): { isRefused: true; reason: string } {
  return { isRefused: true, reason }
}
