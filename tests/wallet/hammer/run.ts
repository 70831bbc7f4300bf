import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '@parlour/server/frame/db.ts'
import type { LedgerReport } from '@parlour/server/wallet/index.ts'
import { checkLedger } from '@parlour/server/wallet/index.ts'
import { sumBalances } from '../entries.ts'
import { work } from './acts.ts'
import type { Tally } from './answers.ts'
import { settlePayouts } from './cashier-acts.ts'
import type { House, Victim } from './house.ts'
import { openHouse } from './house.ts'
import type { Player } from './players.ts'
import { furnish, prepare } from './players.ts'
import { compareHouse, comparePromotions, settlePromotions } from './promotion-truth.ts'
import type { Random } from './random.ts'
import { createRandom } from './random.ts'
import type { Worker } from './worker.ts'
import { createWorker } from './worker.ts'

type Options = { seed: number; seconds: number; workers: number; say: (line: string) => void }

export type HammerReport = {
  strikes: Record<Victim, number>
  tally: Tally
  /** Entries that were acknowledged and looked for. */
  told: number
  /** Claims of promotions that were acknowledged, and are in the table of claims. */
  claims: number
  ledger: LedgerReport
  /** All accounts of players and of the house together. */
  sum: number
  /** Everything that is wrong, in words. */
  faults: string[]
}

/** Workers at random, strikes at random, and then the truth. */
export async function runHammer({ seed, seconds, workers, say }: Options): Promise<HammerReport> {
  const random = createRandom(seed)
  const tally: Tally = new Map()
  const house = await openHouse()
  try {
    const token = await furnish(house)
    const mails = Math.ceil(seconds * 4)
    const players: Player[] = []
    for (let index = 0; index < workers; index++) players.push(await prepare(house, token, mails))
    const crew = players.map((player, index) =>
      createWorker(house, player, random.branch(index), tally),
    )
    say(`${workers} players at work for ${seconds} seconds, seed ${seed}`)
    const strikes: Strikes = { server: 0, database: 0, both: 0 }
    const failure = await batter(house, crew, { random, seconds, say, strikes })
      .then(() => finish(house, crew))
      .catch((error: unknown) => String(error))
    return { strikes, tally, ...(await look(house, crew, failure ?? null)) }
  } finally {
    await house.stop()
  }
}

type Strikes = Record<Victim, number>
type Battering = Pick<Options, 'seconds' | 'say'> & { random: Random; strikes: Strikes }

async function batter(house: House, crew: Worker[], battering: Battering): Promise<void> {
  const { random, seconds, say, strikes } = battering
  const untilMs = Date.now() + seconds * 1_000
  let isOver = false
  const stop = () => {
    isOver = true
  }
  const working = Promise.all(crew.map((worker) => work(worker, 2, () => isOver)))
  // Heard at once, told at the end: a strike under way is not left alone.
  working.catch(stop)
  const order: Victim[] = ['server', 'database', 'server', 'database', 'both']
  // However slow the machine is, each of the two is struck.
  const isDue = (turn: number) => turn < 2 || Date.now() < untilMs
  for (let turn = 0; !isOver && isDue(turn) && house.ownEnds.length === 0; turn++) {
    await someWork(crew, random.within(300, 2_500), () => isOver)
    const victim = order[turn % order.length] ?? 'both'
    await house.strike(victim, random.within(0, 600))
    strikes[victim]++
    say(`${victim} killed and started again`)
  }
  stop()
  await working
}

const patienceMs = 10_000

/** On a busy machine a strike must not come before anything was done since the last one. */
async function someWork(crew: Worker[], leastMs: number, isOver: () => boolean): Promise<void> {
  const wanted = countTold(crew) + crew.length * 4
  const untilMs = Date.now() + patienceMs
  await pause(leastMs)
  while (!isOver() && countTold(crew) < wanted && Date.now() < untilMs) await pause(50)
}

function countTold(crew: Worker[]): number {
  return crew.reduce((total, { journal }) => total + journal.size, 0)
}

/** No more strikes: every payout goes out and is decided, every event is heard. */
async function finish({ database }: House, crew: Worker[]): Promise<void> {
  const untilMs = Date.now() + 60_000
  for (;;) {
    await database.run(sql`update cashier_withdrawals set ask_at = now()
      where status in ('approved', 'submitted') and ask_at is not null`)
    const ends = await Promise.all(crew.map(settlePayouts))
    if (ends.every(Boolean)) break
    if (Date.now() > untilMs) throw new Error('payouts were not submitted in time')
    await pause(300)
  }
  await Promise.all(crew.map(settlePromotions))
}

async function look({ database, ownEnds }: House, crew: Worker[], failure: string | null) {
  // Cut short, the journals lack what was still under way.
  const complete = failure === null ? crew : []
  const lists = await Promise.all([
    ...complete.map(({ journal }) => journal.compare(database)),
    ...complete.map((worker) => comparePromotions(database, worker)),
    failure === null ? compareHouse(database) : [],
  ])
  const ledger = await checkLedger(database)
  const balances = await sumBalances(database)
  const sum = Object.values(ledger.house).reduce((total, amount) => total + amount, balances)
  const faults = [
    ...ownEnds,
    ...(failure === null ? [] : [failure]),
    ...lists.flat(),
    ...(ledger.difference === null ? [] : [ledger.difference]),
    ...(sum === 0 ? [] : [`the ledger sums to ${sum}`]),
  ]
  const claims = crew.flatMap((worker) => [...worker.claims.counts.values()])
  const claimed = claims.reduce((total, count) => total + count, 0)
  return { told: countTold(crew), claims: claimed, ledger, sum, faults }
}
