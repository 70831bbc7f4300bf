import { FrameFailure } from '../frame/failures.ts'

export type Turn = {
  line: 'entry' | 'wallet'
  /** Whether nobody waits for the answer any more. */
  hasLeft?: () => boolean
}
type Bounds = {
  atOnce: number
  /** In each line. */
  maxWaiting: number
  maxWaitMs: number
  now?: () => number
}
type Waiter = { turn: Turn; since: number; start: () => void; refuse: (reason: Error) => void }

/**
 * Work that costs a core is done in turns, the lines one after the other, so that a rush in one is
 * not felt in the other. Who waited too long or has left is refused and not worked for: a rush is
 * then answered as fast as the cores can, in place of everybody too late.
 */
export function createTurns({ atOnce, maxWaiting, maxWaitMs, now = monotonic }: Bounds) {
  let running = 0
  let waiters: Waiter[] = []
  let last: Turn['line'] | null = null

  const isInTime = ({ turn, since }: Waiter) => now() - since <= maxWaitMs && !turn.hasLeft?.()

  function dropLate(): void {
    const late = waiters.filter((waiter) => !isInTime(waiter))
    waiters = waiters.filter((waiter) => !late.includes(waiter))
    for (const { refuse } of late) refuse(new FrameFailure('unavailable'))
  }

  function startNext(): void {
    dropLate()
    const next = waiters.find(({ turn }) => turn.line !== last) ?? waiters[0]
    if (!next) return void (running -= 1)
    waiters.splice(waiters.indexOf(next), 1)
    last = next.turn.line
    next.start()
  }

  function waitFor(turn: Turn): Promise<void> {
    dropLate()
    const ahead = waiters.filter((waiter) => waiter.turn.line === turn.line)
    if (ahead.length >= maxWaiting) throw new FrameFailure('unavailable')
    return new Promise((start, refuse) => {
      waiters.push({ turn, since: now(), start, refuse })
    })
  }

  return async function inTurn<Result>(turn: Turn, work: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) await waitFor(turn)
    else {
      running += 1
      last = turn.line
    }
    try {
      return await work()
    } finally {
      startNext()
    }
  }
}

const monotonic = () => performance.now()
