import type { Api, Snapshot } from './api.ts'
import { Refused } from './api.ts'
import { isLaunchOver, tellLobby } from './lobby.ts'
import { setProblem, setStatus } from './status.ts'

export type Recovery = {
  /** Something was refused or not answered. */
  begin(error: unknown): Promise<void>
  /** How the round stands is not known: nothing may be staked before it is. */
  isDue(): boolean
  /** Asks the server how the round stands; while there is no line it is asked again and again. */
  attempt(): Promise<void>
}

type Parts = {
  api: Api
  apply: (snapshot: Snapshot) => Promise<void>
  /** One thing at a time: does it when nothing else is being done. */
  alone: (what: () => Promise<void>) => Promise<void>
  tellBroke: () => void
}

/** What another page of the same player, or the clock, may have changed meanwhile. */
const recoverable = [
  'offline',
  'failed',
  'noBet',
  'alreadyBet',
  'alreadyPicked',
  'alreadyOut',
  'nothingToTake',
  'notNow',
  'busy',
  'unknownFreeRounds',
]
const [firstPauseMs, longestPauseMs] = [1_000, 8_000]

/** The server knows what happened; ask instead of guessing. */
export function openRecovery({ api, apply, alone, tellBroke }: Parts): Recovery {
  let isDue = false
  let pauseMs = firstPauseMs
  let timer: ReturnType<typeof setTimeout> | undefined
  const attempt = async () => {
    const snapshot = await api.snapshot().catch((error: unknown) => tellLost(nameOf(error)))
    isDue = snapshot === null
    if (snapshot) {
      pauseMs = firstPauseMs
      await apply(snapshot)
    } else schedule()
  }
  const retry = () => {
    if (!isDue) return
    schedule()
    void alone(attempt)
  }
  const schedule = () => {
    clearTimeout(timer)
    timer = setTimeout(retry, pauseMs)
    pauseMs = Math.min(longestPauseMs, pauseMs * 2)
  }
  addEventListener('online', retry)
  watchLine(() => isDue)
  return {
    async begin(error) {
      const name = nameOf(error)
      if (name === 'notEnough') return tellBroke()
      setProblem(name)
      tellLost(name)
      if (recoverable.includes(name)) await attempt()
    },
    isDue: () => isDue,
    attempt,
  }
}

/** The browser often knows that the line is gone before anything is asked for. */
function watchLine(isDue: () => boolean): void {
  addEventListener('offline', () => setProblem('offline'))
  addEventListener('online', () => isDue() || setStatus(''))
}

function tellLost(name: string): null {
  if (isLaunchOver(name)) tellLobby('sessionLost')
  return null
}

function nameOf(error: unknown): string {
  return error instanceof Refused ? error.message : 'failed'
}
