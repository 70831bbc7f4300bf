/**
 * What comes in, by what it would cost somebody to send it away. `due`: money that is owed
 * already, and whoever asks whether we live; never refused. `money`: what a player or a provider
 * does. `read`: what a signed-in player looks at. `visit`: pages, files, the ways in. `note`: what
 * clients write down for us.
 */
export type Work = 'due' | 'money' | 'read' | 'visit' | 'note'

/** How much of the limit a class may fill: the lower ones feel it first, and money last. */
const shares: Record<Work, number> = { due: Infinity, money: 1, read: 0.7, visit: 0.4, note: 0.2 }

/** Beyond these the machine has more than it can do. */
const slowLoopMs = 150
export const slowAnswerMs = 250
/** Fewer answers than this tell of themselves, not of the machine. */
const leastAnswers = 5
/** How often it is looked at. */
export const lookEveryMs = 100

type Bounds = {
  /** Work under way at once, at most, on a good day. */
  most: number
  /** And at least, on the worst. */
  least: number
}
export type Pressure = ReturnType<typeof createPressure>

/**
 * One limit for all work under way in this process. It falls by a tenth for each look at which the
 * loop was late or half of the answers were slow, and grows back by a twentieth: so it settles
 * where the machine does as much as it can and nobody waits long. A machine that answers a few a
 * second is judged by those of several looks. Times are given, in milliseconds of a clock that
 * never jumps.
 */
export function createPressure({ most, least }: Bounds) {
  const floor = Math.min(least, most)
  let limit = most
  let underWay = 0
  let peak = 0
  let answers: number[] = []
  let lookedAt: number | null = null

  function isSlow(now: number): boolean {
    const late = lookedAt === null ? 0 : now - lookedAt - lookEveryMs
    return late > slowLoopMs || (answers.length >= leastAnswers && middle(answers) > slowAnswerMs)
  }

  return {
    get limit() {
      return limit
    },
    get underWay() {
      return underWay
    },
    /** Whether it may begin; who begins has to end. */
    begin(work: Work): boolean {
      if (underWay >= limit * shares[work]) return false
      underWay += 1
      peak = Math.max(peak, underWay)
      return true
    },
    /** How long it took, if that tells something of the machine. */
    end(tookMs: number | null): void {
      underWay -= 1
      if (tookMs !== null) answers.push(tookMs)
    },
    look(now: number): void {
      // Much is under way and too few were answered to tell: that is no reason to take on more.
      const isTold = answers.length >= leastAnswers || underWay < leastAnswers
      // Where the limit was far above what came, it first comes down to that.
      if (isSlow(now)) limit = Math.max(floor, Math.min(limit * 0.9, Math.max(peak, floor * 2)))
      else if (isTold) limit = Math.min(most, limit + Math.max(2, limit * 0.05))
      lookedAt = now
      if (isTold) answers = []
      peak = underWay
    },
  }
}

function middle(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
}
