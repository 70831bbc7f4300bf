import { setTimeout as sleep } from 'node:timers/promises'
import type { AnyArcadeGame } from '../games/game.ts'
import { dropFreeRounds, findFreeRounds } from '../store/free-rounds.ts'
import { together } from '../store/group.ts'
import { owe } from '../store/payouts.ts'
import type { Round } from '../store/rounds.ts'
import { findUnfinished, saveRound } from '../store/rounds.ts'
import { getPair } from '../store/seeds.ts'
import type { Session } from '../store/sessions.ts'
import { dropStake, findStake } from '../store/stakes.ts'
import { reasonOf } from '../wallet-client.ts'
import type { Arcade } from './arcade.ts'
import { seatKeyOf } from './arcade.ts'
import { askForBet, countWhole, forgetStake, giveBack, payOut } from './payouts.ts'
import type { Wish } from './plan.ts'
import { plan } from './plan.ts'
import { resultText } from './result.ts'

const headStartMs = 5_000

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
  const { data: action } = game.action.safeParse(input)
  if (action === undefined) return refuse('badAction')
  const seatKey = seatKeyOf(session.playerId, game.catalogueId)
  if (arcade.busySeats.has(seatKey)) return refuse('busy')
  arcade.busySeats.add(seatKey)
  try {
    const free = wishedFreeRounds(arcade, session, input)
    if (free === undefined) return refuse('unknownFreeRounds')
    return await playAlone(arcade, { session, game, action, free })
  } finally {
    arcade.busySeats.delete(seatKey)
  }
}

/** Undefined when free rounds are wished for that the player does not have. */
function wishedFreeRounds({ store, nowMs }: Arcade, { playerId, gameId }: Session, input: unknown) {
  const { freeRoundsId } = input as { freeRoundsId?: unknown }
  if (freeRoundsId === undefined) return null
  const found = findFreeRounds(store, playerId, gameId, nowMs())
  return found && found.freeRoundsId === freeRoundsId ? found : undefined
}

async function playAlone(arcade: Arcade, wish: Wish, tries = 0): Promise<PlayOutcome> {
  const { session, game, free } = wish
  const before = findUnfinished(arcade.store, session.playerId, game.catalogueId)
  const stake = before ? findStake(arcade.store, before.roundId) : null
  if (stake && (await giveBack(arcade, stake)) === 'unknown') return refuse('settling')
  const planned = await together(arcade.store, () => plan(arcade, wish))
  if (planned.isRefused) return planned
  const { next, stakeAmount } = planned
  if (stakeAmount === 0) return count(arcade, game, next, null)
  const taken = await askForStake(arcade, next)
  if (taken.kind === 'refused' && taken.waitMs !== null && tries < mostWaits) {
    await sleep(taken.waitMs)
    return playAlone(arcade, wish, tries + 1)
  }
  if (free && taken.kind === 'refused' && taken.reason === 'unknownFreeRounds')
    dropFreeRounds(arcade.store, free.freeRoundsId)
  if (taken.kind === 'refused') return refuse(taken.reason)
  if (taken.kind === 'whole') return { isRefused: false, round: next, balance: taken.balance }
  return count(arcade, game, next, taken.balance)
}

type Taken =
  | { kind: 'taken' | 'whole'; balance: number | null }
  | { kind: 'refused'; reason: string; waitMs: number | null }

/** The site may want rounds further apart: the player waits that long, with this seat only. */
const mostWaits = 2

async function askForStake(arcade: Arcade, next: Round): Promise<Taken> {
  const stake = findStake(arcade.store, next.roundId)
  if (!stake) throw new Error(`no stake for ${next.roundId}`)
  const outcome = await askForBet(arcade.wallet, stake.bet)
  if (outcome.kind === 'unknown') {
    const fate = await giveBack(arcade, stake)
    if (fate === 'happened') return { kind: 'whole', balance: null }
    return { kind: 'refused', reason: 'stakeUnknown', waitMs: null }
  }
  if (outcome.kind === 'refused') {
    forgetStake(arcade, next.roundId, outcome.status)
    return { kind: 'refused', reason: reasonOf(outcome), waitMs: outcome.answer.waitMs ?? null }
  }
  const balance = outcome.answer.balance ?? null
  if (!('winAmount' in stake.bet)) return { kind: 'taken', balance }
  // Not waited for: killed meanwhile, the wallet tells that it happened, and it counts as well.
  countWhole(arcade, next, stake.bet).catch((error: unknown) =>
    arcade.log.error({ err: error }, 'a round counts later'),
  )
  return { kind: 'whole', balance }
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
    ...(closesRound && game.played && { played: game.played(next.state) }),
    ...(closesRound && { result: resultText(game, next, getPair(store, next.seedId)) }),
  }
  const isOwing = closesRound || wonNow > 0
  await together(store, () => {
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
