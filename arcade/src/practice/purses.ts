import type { ToldPractice, WalletAnswer, WalletStatus } from '@parlour/contract/wallet-protocol.ts'
import { practiceText, toldPractice, walletStatuses } from '@parlour/contract/wallet-protocol.ts'
import { openTold } from '../rounds/told.ts'
import type { WalletClient, WalletOutcome } from '../wallet-client.ts'

type Purse = {
  told: ToldPractice
  balance: number
  /** Stakes that a round may still give back. */
  bets: Map<string, number>
  lastRound: { roundId: string; beganMs: number }
  rounds: number
}
/** As much of any request as there is to it. */
type Asked = {
  playerId: number
  gameId: number
  token?: string
  roundId?: string
  transactionId?: string
  betTransactionId?: string
  amount?: number
  winAmount?: number
}
type Options = { walletSecret: string; nowMs: () => number; steadyMs: () => number }

/** What everybody begins with. */
export const playMoney = 10_000_00
/** So many at once, and so many rounds of each: all of them are in memory. */
const mostPurses = 5_000
const mostRounds = 2_000

/**
 * A wallet of play money. To the games it is a wallet like any other, so they are the same games;
 * behind it is a purse for each launch, in memory, and nothing else. It never asks the platform.
 */
export function openPurses({ walletSecret, nowMs, steadyMs }: Options): WalletClient {
  const purses = new Map<number, Purse>()
  const open = ({ token = '', playerId, gameId }: Asked): WalletOutcome => {
    const told = openTold(token, practiceText, walletSecret, toldPractice)
    const isRight = told?.playerId === playerId && told.gameId === gameId
    if (!told || !isRight || told.expiresAt <= nowMs()) return refuse('tokenExpired')
    for (const [id, purse] of purses) if (purse.told.expiresAt <= nowMs()) purses.delete(id)
    if (purses.size >= mostPurses && !purses.has(playerId)) return { kind: 'unknown' }
    const lastRound = { roundId: '', beganMs: -Infinity }
    const known = purses.get(playerId)
    const purse = known ?? { told, balance: playMoney, bets: new Map(), lastRound, rounds: 0 }
    purses.set(playerId, purse)
    const { leastMs, maxStake, mayAutoplay, mayHurry } = told
    return done(purse, { rules: { leastMs, maxStake, mayAutoplay, mayHurry } })
  }
  return {
    async ask(name, request) {
      const asked = request as Asked
      if (name === 'balance') return open(asked)
      const purse = purses.get(asked.playerId)
      if (!purse) return refuse('unknownPlayer')
      if (name === 'win') return win(purse, asked)
      if (name === 'rollback') return giveBack(purse, asked)
      const isOver = purse.told.expiresAt <= nowMs() || purse.rounds >= mostRounds
      if (isOver) return refuse('tokenExpired')
      return stake(purse, asked, steadyMs())
    },
  }
}

/** A bet, or a whole round of stake and win. */
function stake(purse: Purse, asked: Asked, atMs: number): WalletOutcome {
  const { roundId = '', transactionId = '', amount = 0, winAmount } = asked
  const { lastRound, told } = purse
  const waitMs = Math.ceil(lastRound.beganMs + told.leastMs - atMs)
  const isStart = roundId !== lastRound.roundId
  if (isStart && waitMs > 0) return refuse('tooSoon', { waitMs, balance: purse.balance })
  if (amount > purse.balance) return refuse('notEnough', { balance: purse.balance })
  if (isStart) {
    purse.lastRound = { roundId, beganMs: atMs }
    purse.rounds++
  }
  purse.balance += (winAmount ?? 0) - amount
  if (winAmount === undefined) purse.bets.set(transactionId, amount)
  return done(purse)
}

function win(purse: Purse, { betTransactionId = '', amount = 0 }: Asked): WalletOutcome {
  purse.balance += amount
  purse.bets.delete(betTransactionId)
  return done(purse)
}

function giveBack(purse: Purse, { betTransactionId = '' }: Asked): WalletOutcome {
  purse.balance += purse.bets.get(betTransactionId) ?? 0
  purse.bets.delete(betTransactionId)
  return done(purse)
}

function done({ balance }: Purse, more: Partial<WalletAnswer> = {}): WalletOutcome {
  return { kind: 'done', answer: { status: walletStatuses.ok, balance, ...more } }
}

function refuse(status: WalletStatus, more: Partial<WalletAnswer> = {}): WalletOutcome {
  return { kind: 'refused', status, answer: { status: walletStatuses[status], ...more } }
}
