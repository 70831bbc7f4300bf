import { randomBytes, randomUUID } from 'node:crypto'
import type { WalletStatus } from '@parlour/contract/wallet-protocol.ts'
import { openStream } from '../fair/stream.ts'
import type { AnyArcadeGame } from '../games/game.ts'
import { atOnce } from '../store/open.ts'
import { owe } from '../store/payouts.ts'
import type { Round } from '../store/rounds.ts'
import { findUnfinished, saveRound } from '../store/rounds.ts'
import { currentPair, getPair, takeNonce } from '../store/seeds.ts'
import type { Session } from '../store/sessions.ts'
import { dropStake, findStake, saveStake } from '../store/stakes.ts'
import type { Arcade } from './arcade.ts'
import { seatKeyOf } from './arcade.ts'
import { forgetStake, giveBack, payOut } from './payouts.ts'
import { resultText } from './result.ts'

const headStartMs = 5_000
export const soloSeat = { seatId: 'solo' }

export type PlayOutcome =
  | { isRefused: false; round: Round; balance: number | null }
  | { isRefused: true; reason: string }

/** One action of one player: stake first, then the step counts, then what is won is owed. */
export async function play(
  arcade: Arcade,
  session: Session,
  game: AnyArcadeGame,
  input: unknown,
): Promise<PlayOutcome> {
  const action = game.parseAction(input)
  if (action === null) return refuse('badAction')
  const seatKey = seatKeyOf(session.playerId, game.catalogueId)
  if (arcade.busySeats.has(seatKey)) return refuse('busy')
  arcade.busySeats.add(seatKey)
  try {
    return await playAlone(arcade, session, game, action)
  } finally {
    arcade.busySeats.delete(seatKey)
  }
}

async function playAlone(
  arcade: Arcade,
  session: Session,
  game: AnyArcadeGame,
  action: unknown,
): Promise<PlayOutcome> {
  const before = findUnfinished(arcade.store, session.playerId, game.catalogueId)
  const stake = before ? findStake(arcade.store, before.roundId) : null
  if (stake && !(await giveBack(arcade, stake))) return refuse('settling')
  const planned = atOnce(arcade.store, () => plan(arcade, session, game, action))
  if (planned.isRefused) return planned
  const { next, stakeAmount } = planned
  if (stakeAmount === 0) return count(arcade, game, next, null)
  const taken = await askForStake(arcade, next.roundId)
  if (taken.isRefused) return taken
  return count(arcade, game, next, taken.balance)
}

type Plan =
  | { isRefused: false; next: Round; stakeAmount: number }
  | { isRefused: true; reason: string }

/** Works the step out and, when it costs something, writes down that its stake is being taken. */
function plan(arcade: Arcade, session: Session, game: AnyArcadeGame, action: unknown): Plan {
  const { store } = arcade
  const found = findUnfinished(store, session.playerId, game.catalogueId)
  const pair = found ? getPair(store, found.seedId) : currentPair(store, session.playerId)
  const nonce = found?.nonce ?? pair.nextNonce
  const { serverSeed, playerSeed } = pair
  const random = openStream({ serverSeed, playerSeed, nonce }, found?.cursor ?? 0)
  const round = found ?? newRound(arcade, session, pair.seedId, nonce, game.start(random))
  const step = game.act(round.state, soloSeat, action, random)
  if (step.isRefused) return refuse(step.reason)
  const { stakeAmount } = step
  if (!found && stakeAmount === 0) return refuse('noStake')
  const { minStake, maxStake } = game.rules
  if (stakeAmount !== 0 && (stakeAmount < minStake || stakeAmount > maxStake)) {
    return refuse('stakeOutOfRange')
  }
  const lastWins = step.isOver ? game.settle(step.state) : []
  const wonNow = [...step.wins, ...lastWins].reduce((sum, { amount }) => sum + amount, 0)
  const next: Round = {
    ...round,
    phase: step.isOver ? 'over' : 'open',
    actions: [...round.actions, action],
    state: step.state,
    cursor: random.cursor(),
    stakeAmount: round.stakeAmount + stakeAmount,
    winAmount: round.winAmount + wonNow,
    betId: stakeAmount > 0 ? newBetId(round) : round.betId,
    closedAtMs: step.isOver ? arcade.nowMs() : null,
  }
  if (!found) {
    takeNonce(store, pair)
    saveRound(store, round)
  }
  if (stakeAmount > 0) saveStake(store, betFor(session, next, stakeAmount))
  return { isRefused: false, next, stakeAmount }
}

function newRound(
  { nowMs }: Arcade,
  { playerId, gameId, currency }: Session,
  seedId: number,
  nonce: number,
  state: unknown,
): Round {
  const roundId = `r${randomUUID().replaceAll('-', '')}`
  const amounts = { cursor: 0, stakeAmount: 0, winAmount: 0, betId: '' }
  const times = { openedAtMs: nowMs(), closedAtMs: null }
  const who = { roundId, playerId, gameId, seedId, nonce, currency }
  return { ...who, phase: 'new', actions: [], state, ...amounts, ...times }
}

function betFor({ token, playerId, gameId }: Session, next: Round, amount: number) {
  const { roundId, betId: transactionId } = next
  return { roundId, next, bet: { token, playerId, gameId, roundId, transactionId, amount } }
}

/** Never the id of an earlier try, which may have been undone for good. */
function newBetId({ roundId }: Round): string {
  return `${roundId}:b${randomBytes(4).toString('hex')}`
}

type Taken = { isRefused: false; balance: number | null } | { isRefused: true; reason: string }

async function askForStake(arcade: Arcade, roundId: string): Promise<Taken> {
  const stake = findStake(arcade.store, roundId)
  if (!stake) throw new Error(`no stake for ${roundId}`)
  const outcome = await arcade.wallet.ask('bet', stake.bet)
  if (outcome.kind === 'done') return { isRefused: false, balance: outcome.answer.balance ?? null }
  if (outcome.kind === 'unknown') {
    await giveBack(arcade, stake)
    return refuse('stakeUnknown')
  }
  forgetStake(arcade, roundId)
  const reason: WalletStatus = outcome.status
  return refuse(reason)
}

/** From here on the step has happened. */
async function count(
  arcade: Arcade,
  game: AnyArcadeGame,
  next: Round,
  balance: number | null,
): Promise<PlayOutcome> {
  const { store } = arcade
  const already = findUnfinished(store, next.playerId, next.gameId)?.winAmount ?? 0
  const wonNow = next.winAmount - already
  const closesRound = next.phase === 'over'
  const request = {
    playerId: next.playerId,
    gameId: next.gameId,
    roundId: next.roundId,
    transactionId: `${next.roundId}:w${next.actions.length}`,
    betTransactionId: next.betId,
    amount: wonNow,
    closesRound,
    ...(closesRound && { result: resultText(game, next, getPair(store, next.seedId)) }),
  }
  const isOwing = closesRound || wonNow > 0
  atOnce(store, () => {
    dropStake(store, next.roundId)
    saveRound(store, next)
    // Tried right below; the patient payer is to step in only when that fails or the process dies.
    if (isOwing) owe(store, request, arcade.nowMs() + headStartMs)
  })
  const answer = isOwing ? await payOut(arcade, request) : null
  return { isRefused: false, round: next, balance: answer?.balance ?? balance }
}

function refuse(reason: string): { isRefused: true; reason: string } {
  return { isRefused: true, reason }
}
