import type { AnyArcadeGame } from '../games/game.ts'
import type { Arcade } from '../rounds/arcade.ts'
import { seatKeyOf } from '../rounds/arcade.ts'
import { askForBet, forgetStake, giveBack } from '../rounds/payouts.ts'
import type { PlayOutcome } from '../rounds/play.ts'
import { exposureOf, isInRange, mostStake } from '../rounds/exposure.ts'
import { newBetId, newRound, soloSeat } from '../rounds/plan.ts'
import { openStream } from '../fair/stream.ts'
import { together } from '../store/group.ts'
import type { Round } from '../store/rounds.ts'
import { findUnfinished, saveRound } from '../store/rounds.ts'
import type { Session } from '../store/sessions.ts'
import type { SharedRound } from '../store/shared-rounds.ts'
import { listSeats } from '../store/shared-rounds.ts'
import type { Stake } from '../store/stakes.ts'
import { dropStake, findStake, markUndoing, saveStake } from '../store/stakes.ts'
import { reasonOf } from '../wallet-client.ts'
import type { Setting } from './conduct.ts'
import type { LiveRound } from './live-round.ts'
import { placeOf } from './live-round.ts'

/** Seats whose stake is surely taken. */
export function seatsOf({ store }: Arcade, round: SharedRound): Round[] {
  return listSeats(store, round).filter(({ phase }) => phase === 'open' || phase === 'over')
}

/** The seat that an action is about. */
export function findSeat({ seats }: LiveRound, { playerId }: Session, action: object) {
  return seats.get(placeOf({ playerId, seat: seatOf(action) })) ?? null
}

/**
 * A bet while bets are taken: a first one, or more on a seat where the game takes more. It counts
 * once the wallet has surely taken the stake.
 */
export async function takeSeat(
  setting: Setting<unknown>,
  live: LiveRound,
  session: Session,
  action: object,
): Promise<PlayOutcome> {
  const { arcade, game } = setting
  const seatKey = seatKeyOf(session.playerId, game.catalogueId)
  if (arcade.busySeats.has(seatKey)) return refuse('busy')
  if (!isTaking(live)) return refuse('tooLate')
  arcade.busySeats.add(seatKey)
  live.asking++
  try {
    return await sit(setting, live, session, action)
  } finally {
    live.asking--
    arcade.busySeats.delete(seatKey)
  }
}

/** A seat with one bet: the payer gives the stake back; then the seat is void. */
export function unseat({ store }: Arcade, seat: Round): void {
  saveRound(store, { ...seat, phase: 'new', voidReason: 'cutOff' })
  saveStake(store, stakeOf({ token: '' }, seat, seat.stakeAmount))
  markUndoing(store, seat.roundId)
}

async function sit(
  setting: Setting<unknown>,
  live: LiveRound,
  session: Session,
  action: object,
): Promise<PlayOutcome> {
  const { arcade, game, audience } = setting
  const { store } = arcade
  const before = findUnfinished(store, session.playerId, game.catalogueId, seatOf(action))
  const earlier = before ? findStake(store, before.roundId) : null
  if (earlier && (await giveBack(arcade, earlier)) === 'unknown') return refuse('settling')
  const tooMuch = await judgeBoth(setting, live, session, action)
  if (tooMuch !== null) return refuse(tooMuch)
  if (!isTaking(live)) return refuse('tooLate')
  const planned = plan(setting, live, session, action)
  if (typeof planned === 'string') return refuse(planned)
  const { next, bet } = planned.stake
  const pledge = exposureOf(game, next)
  live.pledged += pledge
  const outcome = await planned.kept
    .then(() => askForBet(arcade.wallet, bet))
    .finally(() => (live.pledged -= pledge))
  if (outcome.kind === 'refused') {
    forgetStake(arcade, next.roundId, outcome.status)
    return refuse(reasonOf(outcome))
  }
  if (outcome.kind === 'unknown' || live.round.phase !== 'waiting') {
    await giveBack(arcade, planned.stake)
    return refuse(outcome.kind === 'unknown' ? 'stakeUnknown' : 'tooLate')
  }
  const kept = together(store, () => {
    dropStake(store, next.roundId)
    saveRound(store, next)
  })
  await sitDown(live, next, kept).catch(async (error: unknown) => {
    await giveBack(arcade, planned.stake)
    throw error
  })
  audience.tellSeats(live)
  return { isRefused: false, round: next, balance: outcome.answer.balance ?? null }
}

/** At once, for the draw may be next; what could not be written down is not aboard after all. */
async function sitDown({ seats }: LiveRound, next: Round, kept: Promise<void>): Promise<void> {
  const place = placeOf(next)
  const before = seats.get(place)
  seats.set(place, next)
  try {
    await kept
  } catch (error) {
    if (before) seats.set(place, before)
    else seats.delete(place)
    throw error
  }
}

/** A stake asked for in time counts even when it is answered after the last call. */
function isTaking({ round, phase }: LiveRound): boolean {
  return round.phase === 'waiting' && phase === 'bets'
}

function plan(
  { arcade, game }: Setting<unknown>,
  live: LiveRound,
  session: Session,
  action: object,
): { stake: Stake; kept: Promise<void> } | string {
  const { store } = arcade
  const { round } = live
  const random = openStream({ serverSeed: '', playerSeed: '', nonce: 0 })
  const seeds = { seedId: round.seedId, nonce: round.number, seat: seatOf(action) }
  const seat = findSeat(live, session, action)
  const before = seat ?? newRound(arcade, session, seeds, game.start(random))
  const step = game.act(before.state, soloSeat, action, random)
  if (step.isRefused) return step.reason
  const stakeAmount = before.stakeAmount + step.stakeAmount
  if (!isInRange(arcade, game, stakeAmount)) return 'stakeOutOfRange'
  const next: Round = {
    ...before,
    phase: 'open',
    actions: [...before.actions, action],
    state: step.state,
    stakeAmount,
    betId: newBetId(before),
    actedAtMs: arcade.nowMs(),
  }
  if (exposureOf(game, next) + othersOf(game, live, next) > arcade.caps.hall) return 'hallFull'
  const stake = stakeOf(session, next, step.stakeAmount)
  const kept = together(store, () => {
    if (!seat) saveRound(store, before)
    saveStake(store, stake)
  })
  return { stake: { ...stake, isUndoing: false }, kept }
}

/**
 * Two bets of one player are two rounds to the wallet, so what it lets one round stake is held here
 * for both together, as is the game's own limit.
 */
async function judgeBoth(
  { arcade, game }: Setting<unknown>,
  { seats }: LiveRound,
  { playerId, gameId, token }: Session,
  action: object,
): Promise<string | null> {
  const beside = [...seats.values()].filter(
    (seat) => seat.playerId === playerId && seat.seat !== seatOf(action),
  )
  if (beside.length === 0) return null
  const { stakeAmount = 0 } = action as { stakeAmount?: number }
  const sum = beside.reduce((before, seat) => before + seat.stakeAmount, stakeAmount)
  if (sum > mostStake(arcade, game)) return 'stakeOutOfRange'
  const outcome = await arcade.wallet.ask('balance', { playerId, gameId, token })
  if (outcome.kind === 'unknown') return 'settling'
  if (outcome.kind === 'refused') return reasonOf(outcome)
  return sum > (outcome.answer.rules?.maxStake ?? Infinity) ? 'stakeCeiling' : null
}

/** Most games have one. */
function seatOf(action: object): number {
  return (action as { seat?: number }).seat ?? 0
}

/** What everybody else at it can come to, stakes under way included. */
function othersOf(game: AnyArcadeGame, { seats, pledged }: LiveRound, next: Round) {
  const open = [...seats.values()].filter((seat) => placeOf(seat) !== placeOf(next))
  return open.reduce((sum, seat) => sum + exposureOf(game, seat), pledged)
}

function stakeOf({ token }: Pick<Session, 'token'>, next: Round, amount: number) {
  const { playerId, gameId, roundId, betId: transactionId } = next
  return { roundId, next, bet: { token, playerId, gameId, roundId, transactionId, amount } }
}

function refuse(reason: string): { isRefused: true; reason: string } {
  return { isRefused: true, reason }
}
