import { CallFailure, send } from '../calls/api.ts'
import { logEvent } from '../browser/event-log.ts'
import { updateDetails, useSession } from '../session/store.ts'
import { showFailure } from '../calls/show-failure.ts'
import { applyDecisions, dropDecision, useDecisions } from './like-decisions.ts'

/**
 * An answer that was asked for before a heart was turned may come after it and still say the old:
 * so long the player's own word holds.
 */
export const holdMs = 10_000

/** Taps on one heart are answered one after the other, so that the last one holds. */
const underway = new Map<number, Promise<void>>()
const lastTaps = new Map<number, symbol>()
const holding = new Map<number, ReturnType<typeof setTimeout>>()

/** Tells the server what was decided, and turns the heart back when it refuses. */
export function tellLike(gameId: number, like: 0 | 1): void {
  clearTimeout(holding.get(gameId))
  const tap = Symbol('tap')
  lastTaps.set(gameId, tap)
  underway.set(gameId, takeTurn(gameId, like, tap))
}

/** They were the hearts of whoever has signed out. */
export function forgetLikes(): void {
  for (const timer of holding.values()) clearTimeout(timer)
  useDecisions.setState({}, true)
}

async function takeTurn(gameId: number, like: 0 | 1, tap: symbol): Promise<void> {
  await underway.get(gameId)
  const isSo = await tellServer(gameId, like)
  // A newer tap decides itself what becomes of the heart.
  if (lastTaps.get(gameId) === tap) (isSo ? keepDecision : dropDecision)(gameId)
}

/** Whether the server now has it so. */
async function tellServer(gameId: number, like: 0 | 1): Promise<boolean> {
  try {
    await send('gameLike', { id: gameId, like })
    logEvent(like === 1 ? 'save_favarite' : 'cancel_favarite', { gameId })
    return true
  } catch (error) {
    if (error instanceof CallFailure && error.error === 'alreadySo') return true
    showFailure(error)
    return false
  }
}

/** The server has it: answers asked for from now on know it themselves. */
function keepDecision(gameId: number): void {
  writeDown()
  const settle = () => {
    writeDown()
    dropDecision(gameId)
  }
  holding.set(gameId, setTimeout(settle, holdMs))
}

/** For the next visit and for the other tabs. */
function writeDown(): void {
  const { details } = useSession.getState()
  if (details)
    updateDetails({ gameLikes: applyDecisions(details.gameLikes, useDecisions.getState()) })
}
