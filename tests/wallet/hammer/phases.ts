import { setTimeout as pause } from 'node:timers/promises'
import { work } from './acts.ts'
import type { House, Victim } from './house.ts'
import type { Random } from './random.ts'
import { holdLocks, openMonth } from './trouble-acts.ts'
import type { Worker } from './worker.ts'

export type Strikes = Record<Victim, number>
export type Battering = {
  seconds: number
  say: (line: string) => void
  random: Random
  strikes: Strikes
}

/**
 * First quiet times and troubled ones in turns, so that a busy minute of the machine falls on both
 * alike, and everybody's answers are timed. Then troubles all the time, and the kills.
 */
export async function batter(house: House, crew: Worker[], battering: Battering): Promise<void> {
  const { random } = battering
  let isOver = false
  const stop = () => {
    isOver = true
  }
  const troubled = crew.filter(({ isTroubled }) => isTroubled)
  const working = Promise.all([
    ...crew.map((worker) => work(worker, 2, () => isOver)),
    holdLocks(troubled, random.branch(crew.length), () => isOver),
  ])
  // Heard at once, told at the end: a strike under way is not left alone.
  working.catch(stop)
  await compare(house, battering, () => isOver)
  // A slow comparison takes nothing of the time of the kills, nor does a machine that joins.
  const killedMs = battering.seconds * 1_000 * (1 - comparedShare)
  const kill = (part: number) =>
    killAll(house, crew, { ...battering, untilMs: Date.now() + killedMs * part }, () => isOver)
  if (house.anvil.grow) {
    await kill(1 / 2)
    await growUnderWork(house.anvil.grow, crew, battering)
    await kill(1 / 2)
  } else await kill(1)
  stop()
  await working
}

export function countTold(crew: Worker[]): number {
  return crew.reduce((total, { journal }) => total + journal.size, 0)
}

const turnMs = 5_000
const warmMs = 2_000
/** So much of the time belongs to the comparison, and no more than this. */
const comparedShare = 0.4
const mostTurns = 24

async function compare(house: House, battering: Battering, isOver: () => boolean): Promise<void> {
  const { pace, troubles } = house
  const turns = Math.floor((battering.seconds * 1_000 * comparedShare) / turnMs / 2) * 2
  await pause(warmMs)
  for (let turn = 0; turn < Math.min(turns, mostTurns) && !isOver(); turn++) {
    troubles.isOn = turn % 2 === 1
    // What the turn before began is no part of this one.
    await pause(warmMs)
    pace.turn(troubles.isOn ? 'noisy' : 'quiet')
    const month = troubles.isOn ? openMonth(house) : null
    await pause(turnMs - warmMs)
    pace.turn(null)
    await month
  }
  troubles.isOn = true
  battering.say(`${troubles.months} months opened, ${troubles.holds} times players were locked`)
}

async function killAll(
  house: House,
  crew: Worker[],
  { random, say, strikes, untilMs }: Battering & { untilMs: number },
  isOver: () => boolean,
): Promise<void> {
  const order: Victim[] = ['server', 'database', 'server', 'database', 'both']
  // However slow the machine is, each of the two is struck.
  const isDue = (turn: number) => turn < 2 || Date.now() < untilMs
  for (let turn = 0; !isOver() && isDue(turn) && house.ownEnds.length === 0; turn++) {
    const month = turn % 8 === 0 ? openMonth(house) : null
    await someWork(crew, random.within(300, 2_500), isOver)
    const victim = order[turn % order.length] ?? 'both'
    const killed = await house.strike(victim, random.within(0, 600))
    strikes[victim]++
    say(`${killed} killed and started again`)
    await month
  }
}

/** A machine joins while everybody works; the kills after it strike that one, too. */
async function growUnderWork(grow: () => Promise<void>, crew: Worker[], { say }: Battering) {
  const [before, sinceMs] = [countTold(crew), Date.now()]
  await grow()
  const told = countTold(crew) - before
  if (told === 0) throw new Error('nobody was answered while players moved to the new machine')
  const seconds = ((Date.now() - sinceMs) / 1_000).toFixed(1)
  say(`a machine joined and players moved to it in ${seconds} s, ${told} entries told meanwhile`)
}

const patienceMs = 10_000

/** On a busy machine a strike must not come before anything was done since the last one. */
async function someWork(crew: Worker[], leastMs: number, isOver: () => boolean): Promise<void> {
  const wanted = countTold(crew) + crew.length * 4
  const untilMs = Date.now() + patienceMs
  await pause(leastMs)
  while (!isOver() && countTold(crew) < wanted && Date.now() < untilMs) await pause(50)
}
