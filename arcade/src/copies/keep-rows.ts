import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../rounds/arcade.ts'
import { atOnce } from '../store/group.ts'
import { migrate, newestVersion } from '../store/migrations.ts'
import type { Store } from '../store/open.ts'
import type { Keeper, Turn } from './keeper.ts'
import { leaseMs } from './keeper.ts'
import type { KeptRow } from './rows.ts'
import { noteAll, watchRows } from './rows.ts'

type Options = {
  store: Store
  keeper: Keeper
  turn: Turn
  log: Log
  onLost: (reason: string) => void
}

const beatMs = 500
/** Longer without an answer, nothing is told on the strength of an older one. */
const freshMs = leaseMs / 2
/** So many at a time while all are brought to a new version; nobody reads them before the last. */
const rowsATime = 2_000
/** A leader that cannot keep anything for so long ends. */
const patienceMs = 15_000
/** What is deleted stays known for one to two of these. */
const forgetMs = 10 * 60 * 1000

/**
 * What the leader commits is kept by PostgreSQL, many commits at once, one batch after the other.
 * A batch that comes when the term is over is refused, and its process ends: nothing of it was
 * told to anybody.
 */
export function keepRows({ store, keeper, turn, log, onLost }: Options) {
  const { term } = turn
  const stumble = openStumble(log)
  const version = newestVersion()
  let { number } = turn
  let answeredMs = performance.now()
  /** The batch last asked for: who waits for it has waited for all before. */
  let last = Promise.resolve()
  let isNextAsked = false
  let isWhole = turn.version === version

  migrate(store)
  const notes = watchRows(store)
  if (!isWhole) noteAll(store)
  const ageMs = () => performance.now() - answeredMs
  const door = { ageMs, heard: (atMs: number) => void (answeredMs = atMs), stumble, lose }
  const beats = setInterval(() => void ask(), beatMs)
  const stopForgetting = keepForgetting(keeper, term, () => number, stumble)

  function ask(): Promise<void> {
    if (!isNextAsked) last = last.then(append)
    isNextAsked = true
    return last
  }

  async function append(): Promise<void> {
    isNextAsked = false
    if (!isWhole) await bring()
    await say(atOnce(store, () => notes.take()))
  }

  /** All but the last of it; with the last one the new version is there, and the old one gone. */
  async function bring(): Promise<void> {
    await until(door, () => keeper.makeRoom(term, version))
    while (notes.hasAny(rowsATime)) await say(atOnce(store, () => notes.take(rowsATime)))
    isWhole = true
  }

  async function say(rows: KeptRow[]): Promise<void> {
    await until(door, () => keeper.append({ term, number, version, rows, isWhole }))
    number++
  }

  /** Whoever waits never hears of it. */
  function lose(reason: string): Promise<never> {
    stop()
    onLost(reason)
    return new Promise(() => undefined)
  }

  function stop(): void {
    clearInterval(beats)
    stopForgetting()
  }

  return {
    isSure: () => ageMs() < leaseMs,
    kept(): Promise<void> {
      return store.group || notes.hasAny() || ageMs() > freshMs ? ask() : last
    },
    async release(): Promise<void> {
      stop()
      await ask()
      await keeper.release(term)
    },
  }
}

function openStumble(log: Log): (error: unknown) => null {
  return (error) => {
    log.warn({ err: error }, 'cannot keep anything')
    return null
  }
}

type Door = {
  ageMs(): number
  heard(saidMs: number): void
  stumble: (error: unknown) => null
  lose(reason: string): Promise<never>
}

/** Said again until it is answered. */
async function until(door: Door, say: () => Promise<boolean>): Promise<void> {
  for (;;) {
    const saidMs = performance.now()
    const answer = await say().catch(door.stumble)
    if (answer === false) return door.lose('another one leads')
    if (answer) return door.heard(saidMs)
    if (door.ageMs() > patienceMs) return door.lose('PostgreSQL is silent')
    await sleep(beatMs / 5)
  }
}

/** Answers how to stop. */
function keepForgetting(
  keeper: Keeper,
  term: number,
  numberNow: () => number,
  stumble: (error: unknown) => void,
): () => void {
  let mark = numberNow()
  const timer = setInterval(() => {
    keeper.forget(term, mark).catch(stumble)
    mark = numberNow()
  }, forgetMs)
  return () => clearInterval(timer)
}
