import type { Arcade } from '../rounds/arcade.ts'
import type { Session } from '../store/sessions.ts'

/** What the platform says of a player who shoots: asked again and again while shots are fired. */
export type Guard = {
  /** Whether a shot may be fired now; `ask` while nobody knows yet. */
  judge(session: Session): 'may' | 'ask' | 'walletSilent' | 'tokenExpired' | 'gateClosed'
  /** From shot to shot, as the site wants it. */
  leastMs(playerId: number): number
  forget(playerId: number): void
}

type Word = {
  token: string
  verdict: 'may' | 'tokenExpired' | 'gateClosed'
  saidAtMs: number
  askedAtMs: number
  isAsking: boolean
  leastMs: number
}

/** No bet goes through the wallet while a purse lasts, so it is asked this often. */
const freshMs = 1_000
/** Without a word for so long nobody shoots: a break must hold also when the line is bad. */
const staleMs = 3_000

export function openGuard(arcade: Arcade, onClosed: (session: Session) => void): Guard {
  const words = new Map<number, Word>()
  const ask = async (session: Session, word: Word) => {
    word.isAsking = true
    word.askedAtMs = arcade.steadyMs()
    const { playerId, gameId, token } = session
    const outcome = await arcade.wallet.ask('balance', { playerId, gameId, token })
    word.isAsking = false
    if (outcome.kind === 'unknown') return
    word.saidAtMs = arcade.steadyMs()
    const rules = outcome.kind === 'done' ? outcome.answer.rules : undefined
    word.leastMs = rules?.leastMs ?? 0
    const isClosed = outcome.kind === 'refused' && outcome.status === 'gateClosed'
    const isOver = outcome.kind === 'refused' || rules?.isCheckDue === true
    word.verdict = isClosed ? 'gateClosed' : isOver ? 'tokenExpired' : 'may'
    if (isClosed) onClosed(session)
  }
  return {
    judge(session) {
      const { playerId, token } = session
      const nowMs = arcade.steadyMs()
      const known = words.get(playerId)
      const unread = { saidAtMs: -Infinity, askedAtMs: nowMs, isAsking: false, leastMs: 0 }
      const word: Word = known?.token === token ? known : { token, verdict: 'may', ...unread }
      words.set(playerId, word)
      const ageMs = nowMs - word.saidAtMs
      if (!word.isAsking && ageMs > freshMs) void ask(session, word)
      if (ageMs <= staleMs) return word.verdict
      return nowMs - word.askedAtMs > staleMs ? 'walletSilent' : 'ask'
    },
    leastMs: (playerId) => words.get(playerId)?.leastMs ?? 0,
    forget: (playerId) => void words.delete(playerId),
  }
}
