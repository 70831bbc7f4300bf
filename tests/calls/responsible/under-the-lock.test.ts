import type { Database, Tx } from '@parlour/server/frame/db.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { limitsCompanion, pauseFact, pauseUntil } from '@parlour/server/limits/index.ts'
import { setHouseLimit } from '@parlour/server/limits/handlers.ts'
import { takeBreak } from '@parlour/server/limits/take-break.ts'
import { beginMemory, runBatch } from '@parlour/server/wallet/batch.ts'
import type { Gate, Item, Statement } from '@parlour/server/wallet/index.ts'
import { laneConnection } from '@parlour/server/wallet/lanes.ts'
import type { Line } from '@parlour/server/wallet/line.ts'
import { lineOf } from '@parlour/server/wallet/line.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { addPlayer, openTestLedger } from '../../stack/ledger.ts'

let database: Database
beforeAll(async () => {
  database = (await openTestLedger(inject('clusterUrl'))).database
})
afterAll(() => database.end())

const gate: Gate = {
  fact: pauseFact,
  until: pauseUntil,
  refuseBet: (fact) => ((fact as { pause: string | null }).pause ? 'timedOut' : null),
}
const rules = { gate, companions: [limitsCompanion] }
const turnstile = 4711

/** A lane's connection whose look at the accounts has begun, but holds none of them yet. */
async function openLane() {
  const client = new pg.Client(laneConnection(database.pool))
  await client.connect()
  const line = lineOf(client)
  let isHalted = false
  const halt = (asked: Statement) => {
    if (!isHalted || asked.name !== 'wallet.lock-accounts') return asked
    const waiting = `from (select pg_advisory_xact_lock(${turnstile}) offset 0) as turnstile, `
    const text = asked.text.replace(/\bfrom (?=\w+ a left join)/, waiting)
    return { ...asked, name: 'halted', text }
  }
  const lane: Line = (statements) => line(statements.map(halt))
  return {
    lane,
    halt: () => (isHalted = true),
    end: () => client.end(),
  }
}

async function waitUntilHalted(): Promise<void> {
  await vi.waitFor(
    async () => {
      const { count } = await database.row<{ count: number }>(sql`select count(*) from pg_locks
      where locktype = 'advisory' and objid = ${turnstile} and not granted`)
      expect(count).toBe(1)
    },
    { timeout: 30_000 },
  )
}

const daily = { kind: 'stake', period: 'day' } as const
const lower = (tx: Tx, playerId: number) => setHouseLimit(tx, playerId, { ...daily, amount: 2_50 })
const pause = async (tx: Tx, playerId: number) =>
  void (await takeBreak(tx, playerId, { kind: 'stop' }, doNothing))
const doNothing = () => Promise.resolve()

test.for([
  ['lowers a limit', lower, 'limitReached'],
  ['takes a break', pause, 'gateClosed'],
] as const)('a bet on its way when its player %s is judged by it', async (one, { skip }) => {
  const [, change, refusal] = one
  skip(database.shards > 0, 'a lane of a spread database asks anew with every batch')
  const playerId = await addPlayer(database, 100_00)
  await database.transaction((tx) => setHouseLimit(tx, playerId, { ...daily, amount: 50_00 }))
  const { lane, halt, end } = await openLane()
  const memory = beginMemory()
  const asked = { playerId, provider: 'arcade', roundId: 'r', source: '1' }
  const bet = (key: string): Item => ({ ...asked, call: 'bet', key, amount: 1_00 })
  // The first finds the ceilings and keeps them; from the second on the lane knows its player.
  for (const key of ['first', 'second']) {
    const { outcomes } = await runBatch(lane, [bet(key)], rules, memory)
    expect(outcomes).toMatchObject([{ status: 'ok' }])
  }

  const holder = await database.pool.connect()
  await holder.query(`select pg_advisory_lock(${turnstile})`)
  halt()
  const third = runBatch(lane, [bet('third')], rules, memory)
  await waitUntilHalted()
  await database.transaction((tx) => change(tx, playerId))
  await holder.query(`select pg_advisory_unlock(${turnstile})`)
  holder.release()
  expect((await third).outcomes).toMatchObject([{ status: refusal }])
  await end()
})
