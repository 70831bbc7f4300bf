import { FrameFailure } from '../frame/failures.ts'

export type Turn = {
  line: 'entry' | 'wallet'
  /** How much failed lately where it comes from: of one line the least goes first. */
  strain?: number
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
 * then answered as fast as the cores can, in place of everybody too late. Where many passwords are
 * tried, who comes from elsewhere waits behind none of them, and is given their place.
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
    const others = waiters.filter(({ turn }) => turn.line !== last)
    const [next] = byStrain(others.length > 0 ? others : waiters)
    if (!next) return void (running -= 1)
    waiters.splice(waiters.indexOf(next), 1)
    last = next.turn.line
    next.start()
  }

  /** In a full line the most strained leaves for who is less so. */
  function giveWay(worst: Waiter | undefined, turn: Turn): void {
    const busy = new FrameFailure('unavailable')
    if (!worst || strainOf(worst.turn) <= strainOf(turn)) throw busy
    waiters.splice(waiters.indexOf(worst), 1)
    worst.refuse(busy)
  }

  function waitFor(turn: Turn): Promise<void> {
    dropLate()
    const ahead = waiters.filter((waiter) => waiter.turn.line === turn.line)
    if (ahead.length >= maxWaiting) giveWay(byStrain(ahead).at(-1), turn)
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

const strainOf = ({ strain = 0 }: Turn) => strain
/** The sort is stable: among equals who came first is first. */
const byStrain = (waiters: readonly Waiter[]) =>
  waiters.toSorted((one, other) => strainOf(one.turn) - strainOf(other.turn))

const monotonic = () => performance.now()
