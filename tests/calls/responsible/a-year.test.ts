import { sumOpenOrders } from '@parlour/server/cashier/index.ts'
import type { Tx } from '@parlour/server/frame/db.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { readStanding } from '@parlour/server/limits/standing.ts'
import { listRounds } from '@parlour/server/play/records.ts'
import { readSitting } from '@parlour/server/play/sitting.ts'
import { listEntries } from '@parlour/server/wallet/index.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { PlayStack } from '../../stack/play-stack.ts'
import { games, startPlay } from '../../stack/play-stack.ts'
import { writeYear } from '../../wallet/a-year.ts'

let stack: PlayStack
beforeAll(async () => {
  stack = await startPlay(inject('clusterUrl'))
})
afterAll(() => stack.stop())

/** A year of rounds, so many a day, by somebody who deposits once a week. Its sums are not kept. */
async function joinWithPast(roundsPerDay: number): Promise<number> {
  const { playerId, player } = await stack.open(1_000_00)
  await stack.ok('setLimit', { kind: 'loss', period: 'month', amount: 500_00 }, player)
  await stack.ok('setLimit', { kind: 'deposit', period: 'week', amount: 500_00 }, player)
  await writeYear(stack.app.database, { playerId, roundsPerDay, gameId: games.open })
  return playerId
}

/** How many rows a piece of work reads, of all tables together. */
async function countRows(work: (tx: Tx) => Promise<unknown>): Promise<number> {
  const read = (tx: Tx) =>
    tx.row<{ rows: number }>(sql`select coalesce(sum(seq_tup_read + idx_tup_fetch), 0)::bigint
      as rows from pg_stat_xact_user_tables`)
  return stack.app.database.transaction(async (tx) => {
    const before = await read(tx)
    await work(tx)
    return (await read(tx)).rows - before.rows
  })
}

test('a year of play is not read to tell limits, figures, history and statement', async () => {
  const quiet = await joinWithPast(2)
  const busy = await joinWithPast(40)
  await stack.app.database.run(sql`analyze`)
  const looks: Record<string, (tx: Tx, playerId: number) => Promise<unknown>> = {
    limits: (tx, playerId) => readStanding(tx, playerId, sumOpenOrders),
    figures: readSitting,
    history: (tx, playerId) => listRounds(tx, { playerId, limit: 20 }, new Map()),
    statement: (tx, playerId) => listEntries(tx, { playerId, account: 'coin', limit: 20 }),
  }
  for (const [name, look] of Object.entries(looks)) {
    const few = await countRows((tx) => look(tx, quiet))
    const many = await countRows((tx) => look(tx, busy))
    // The pages that list rounds look at two thousand at most, whatever was played.
    expect.soft(many, name).toBeLessThanOrEqual(name === 'history' ? 4_100 : few + 50)
    expect.soft(few, name).toBeLessThan(1_500)
  }
})
