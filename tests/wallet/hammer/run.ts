import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '@parlour/server/frame/db.ts'
import type { LedgerReport } from '@parlour/server/wallet/index.ts'
import { checkLedger } from '@parlour/server/wallet/index.ts'
import { sumBalances } from '../entries.ts'
import type { Tally } from './answers.ts'
import { startAlone, startSpread } from './anvil.ts'
import { settlePayouts } from './cashier-acts.ts'
import { endAstray, listUnlearnt } from './gateway-acts.ts'
import type { House } from './house.ts'
import { openHouse } from './house.ts'
import type { Quickness } from './pace.ts'
import type { Strikes } from './phases.ts'
import { batter, countTold } from './phases.ts'
import type { Player } from './players.ts'
import { furnish, prepare } from './players.ts'
import { compareHouse, comparePromotions, settlePromotions } from './promotion-truth.ts'
import { createRandom } from './random.ts'
import type { Troubles } from './troubles.ts'
import type { Worker } from './worker.ts'
import { createWorker } from './worker.ts'

type Options = {
  seed: number
  seconds: number
  workers: number
  say: (line: string) => void
  /** Starts a cluster and says its address: then the database is spread over its machines. */
  command?: string | undefined
}

export type HammerReport = {
  strikes: Strikes
  tally: Tally
  troubles: Troubles
  /** How soon the wallet answered those who were left alone. */
  pace: { quiet: Quickness; noisy: Quickness }
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
export async function runHammer(options: Options): Promise<HammerReport> {
  const { seed, seconds, workers, say, command } = options
  const random = createRandom(seed)
  const tally: Tally = new Map()
  const house = await openHouse((dataDir) =>
    command ? startSpread(command, random.branch(workers + 1)) : startAlone(dataDir),
  )
  try {
    const token = await furnish(house)
    const mails = Math.ceil(seconds)
    const players: Player[] = []
    for (let index = 0; index < workers; index++) players.push(await prepare(house, token, mails))
    const troubled = Math.ceil(workers / 4)
    const crew = players.map((player, index) =>
      createWorker({ house, tally }, player, random.branch(index), index < troubled),
    )
    say(`${workers} players at work for ${seconds} seconds, seed ${seed}`)
    const strikes: Strikes = { server: 0, database: 0, both: 0 }
    const failure = await batter(house, crew, { random, seconds, say, strikes })
      .then(() => finish(house, crew))
      .catch((error: unknown) => String(error))
    const { troubles, pace } = house
    const found = await look(house, crew, failure ?? null)
    return { strikes, tally, troubles, pace: pace.look(), ...found }
  } finally {
    await house.stop()
  }
}

/** No more strikes: every payout goes out and is decided, every event is heard. */
async function finish({ database }: House, crew: Worker[]): Promise<void> {
  const untilMs = Date.now() + 120_000
  for (;;) {
    await database.run(sql`update cashier_withdrawals set ask_at = now()
      where status in ('approved', 'submitted') and ask_at is not null`)
    const ends = await Promise.all([...crew.map(settlePayouts), ...crew.map(endAstray)])
    if (ends.every(Boolean)) break
    if (Date.now() > untilMs) {
      const open = await Promise.all(crew.map(listUnlearnt))
      throw new Error(`what the gateway did was not learnt in time: ${open.flat().join('; ')}`)
    }
    await pause(300)
  }
  await Promise.all(crew.map(settlePromotions))
}

async function look({ database, anvil, ownEnds }: House, crew: Worker[], failure: string | null) {
  // Cut short, the journals lack what is still under way, and balances move between two looks.
  const complete = failure === null ? crew : []
  const left = await anvil.examine(database)
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
    ...left,
    ...lists.flat(),
    ...(ledger.difference === null ? [] : [ledger.difference]),
    ...(sum === 0 || failure !== null ? [] : [`the ledger sums to ${sum}`]),
  ]
  const claims = crew.flatMap((worker) => [...worker.claims.counts.values()])
  const claimed = claims.reduce((total, count) => total + count, 0)
  return { told: countTold(crew), claims: claimed, ledger, sum, faults }
}
