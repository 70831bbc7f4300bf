import { setTimeout as pause } from 'node:timers/promises'
import type { Subject, Told } from '../conformance/client.ts'
import { openRound } from '../conformance/client.ts'
import type { Bet } from '../wallet/kept-bets.ts'

/** What was asked while something went wrong, as the games that asked know it. */
export type Load = {
  /** Bets that were sent, once or again and again: the ledger has no others, and none twice. */
  asked: Bet[]
  /** Bets that were answered `ok`: each must be in the ledger. */
  acknowledged: Bet[]
  /** Answers that are neither done nor a wish to be asked again. */
  refused: string[]
  /** Calls that had to be sent again, by why. */
  repeats: string[]
  /** The longest time a game waited for an answer that told how it went. */
  longestMs: number
}

/**
 * Games that play one round after the other. As a provider does, each sends the same request again
 * while it is told to, or told nothing.
 */
export function startLoad(subjects: readonly Subject[], betweenMs = 20) {
  const load: Load = { asked: [], acknowledged: [], refused: [], repeats: [], longestMs: 0 }
  let isStopped = false

  async function settle(ask: () => Promise<Told>): Promise<boolean> {
    const begunAt = performance.now()
    for (;;) {
      const told = await ask().catch(wordsOf)
      const name = typeof told === 'string' ? told : told.name
      if (name === 'ok' || (typeof told !== 'string' && name !== 'retry')) {
        load.longestMs = Math.max(load.longestMs, performance.now() - begunAt)
        if (name !== 'ok') load.refused.push(name)
        return name === 'ok'
      }
      if (isStopped) return false
      load.repeats.push(name)
      await pause(50)
    }
  }

  async function play(subject: Subject): Promise<void> {
    const { playerId } = subject
    while (!isStopped) {
      const round = openRound(subject)
      const bet = { playerId, key: round.bet.transactionId }
      load.asked.push(bet)
      if (!(await settle(() => round.askBet()))) continue
      load.acknowledged.push(bet)
      await settle(() => round.askWin())
      await pause(betweenMs)
    }
  }

  const playing = subjects.map(play)
  return {
    load,
    players: subjects.length,
    async stop(): Promise<Load> {
      isStopped = true
      await Promise.all(playing)
      return load
    },
  }
}

/** What lies behind "fetch failed", in one line. */
function wordsOf(error: unknown): string {
  const { cause = error } = error as { cause?: unknown }
  return String(cause).replaceAll(/\s+/g, ' ')
}
