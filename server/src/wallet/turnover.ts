/**
 * Turnover requirements, first in first out. A stake only raises the account's lifetime counter; a
 * requirement is met once the counter reaches its target, and a target lies as far beyond the one
 * before it as there is still to wager for it. So a bet costs the same however many are open.
 */

/** What no game takes as a stake: with fewer hundredths there is nothing left to play with. */
export const leastPlayable = 1_00

/** A requirement that was not met or given up when it was last written. */
export type OpenRequirement = {
  requirementId: number
  amount: number
  required: number
  target: number
  /** Number of the coin entry that opened it. */
  openedSeq: number
  isBonus: boolean
}

export type Progress = OpenRequirement & { left: number; wagered: number }

/** What each still asks, in the order in which they are filled. */
export function progressOf(queue: readonly OpenRequirement[], counter: number): Progress[] {
  let reached = counter
  return queue.map((requirement) => {
    const left = Math.max(0, requirement.target - reached)
    reached = Math.max(reached, requirement.target)
    return { ...requirement, left, wagered: requirement.required - left }
  })
}

export function lockedOf(progress: readonly Progress[]): number {
  return sum(progress.filter(({ left }) => left > 0).map(({ amount }) => amount))
}

/** What is neither locked nor owed. */
export function withdrawableOf(
  coin: number,
  progress: readonly Progress[],
  receivable = 0,
): number {
  return Math.max(0, coin - lockedOf(progress) - receivable)
}

export function turnoverLeftOf(progress: readonly Progress[]): number {
  return sum(progress.map(({ left }) => left))
}

/** The counter at which a new requirement, last in the queue, is met. */
export function targetOf(queue: readonly OpenRequirement[], counter: number, required: number) {
  return Math.max(counter, queue.at(-1)?.target ?? 0) + required
}

/** After a change of the queue: what was met on the way there, and what is still open. */
export type Requeued = { met: OpenRequirement[]; open: OpenRequirement[] }

/** A bonus leaves the queue and those behind it move up by what was left of it. */
export function withoutRequirement(
  queue: readonly OpenRequirement[],
  counter: number,
  requirementId: number,
): Requeued {
  const { met, open } = settle(queue, counter)
  return {
    met,
    open: line(
      open.filter((one) => one.requirementId !== requirementId),
      counter,
    ),
  }
}

/**
 * A bet is rolled back: its contribution is taken out of the progress of the first in the queue,
 * the only one that has any, if that was open when the bet was made. What was met stays met, and a
 * requirement opened after the bet owes nothing for it.
 */
export function withoutBet(
  queue: readonly OpenRequirement[],
  counter: number,
  bet: { seq: number; contribution: number },
): Requeued {
  const { met, open } = settle(queue, counter)
  const charged = open.map((one, index) => {
    const isOwing = index === 0 && one.openedSeq < bet.seq
    return { ...one, left: one.left + (isOwing ? Math.min(bet.contribution, one.wagered) : 0) }
  })
  return { met, open: line(charged, counter - bet.contribution) }
}

/** Tells what the counter has met already from what it has not. */
export function settle(queue: readonly OpenRequirement[], counter: number) {
  const progress = progressOf(queue, counter)
  return {
    met: progress.filter(({ left }) => left === 0).map(toOpen),
    open: progress.filter(({ left }) => left > 0),
  }
}

function line(progress: readonly Progress[], counter: number): OpenRequirement[] {
  let target = counter
  return progress.map((one) => {
    target += one.left
    return { ...toOpen(one), target }
  })
}

function toOpen({ left: _left, wagered: _wagered, ...requirement }: Progress): OpenRequirement {
  return requirement
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
