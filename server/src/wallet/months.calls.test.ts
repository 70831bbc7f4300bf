import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { runIfDue } from '../frame/schedule.ts'
import { countMonthsAhead, createWalletLanes, openMonths } from './index.ts'
import { addPlayer, openTestLedger } from '../../../tests/stack/ledger.ts'

let database: Database
beforeAll(async () => {
  database = (await openTestLedger(inject('clusterUrl'))).database
  await database.run(sql`insert into scheduled_jobs (name, next_at)
    values (${openMonths.name}, now()) on conflict (name) do update set next_at = now()`)
})
afterAll(() => database.end())

test('opening months waits for nobody, and is done once nobody reads', async () => {
  const playerId = await addPlayer(database, 100_00)
  const before = await countMonthsAhead(database)
  let end: () => void = () => undefined
  const ended = new Promise<void>((resolve) => (end = resolve))
  let begin: () => void = () => undefined
  const begun = new Promise<void>((resolve) => (begin = resolve))
  const dump = database.transaction(async (tx) => {
    await tx.run(sql`set transaction isolation level repeatable read, read only`)
    await tx.rows(sql`select from wallet_entries`)
    begin()
    await ended
  })
  await begun
  await expect(runIfDue(database, openMonths)).rejects.toMatchObject({ code: '55P03' })
  expect(await countMonthsAhead(database)).toBe(before)
  const lanes = createWalletLanes(database)
  const bet = { playerId, provider: 'arcade', roundId: 'r', source: '1', key: 'a', amount: 1 }
  expect(await lanes.bet(bet)).toMatchObject({ status: 'ok' })
  await lanes.stop()
  end()
  await dump
  // One a turn, so that whoever comes between two of them waits for one only.
  expect(await runIfDue(database, openMonths)).toBe('more')
  expect(await countMonthsAhead(database)).toBe(before + 1)
  while ((await runIfDue(database, openMonths)) === 'more');
  expect(await countMonthsAhead(database)).toBe(12)
})
