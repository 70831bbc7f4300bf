import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cases } from '../conformance/cases.ts'
import { anyOrder } from '../conformance/orders.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { toAnswer } from '@parlour/server/play/index.ts'
import {
  createProviderFigures,
  readExaminations,
  readProviderFigures,
} from '@parlour/server/play/provider-figures.ts'
import type { PlayStack } from '../stack/play-stack.ts'
import { startPlay } from '../stack/play-stack.ts'

let stack: PlayStack
beforeAll(async () => {
  stack = await startPlay(inject('clusterUrl'))
})
afterAll(() => stack.stop())

test.each(cases)('$name', async ({ run }) => {
  await run(await stack.open())
})

test('random orders go as the model says, and the end of a round is told once', async () => {
  const subject = await stack.open(2_000_00)
  const countEvents = async () =>
    (
      await stack.app.database.row<{ count: number }>(sql`select count(*) from events
        where type = 'round.settled' and player_id = ${subject.playerId}`)
    ).count
  await anyOrder(40, { countEvents }).run(subject)
})

test('what a provider asks is counted by the hour, with what went wrong and how long', async () => {
  const { database } = stack.app
  const figures = createProviderFigures(database, (error) => expect(error).toBeUndefined())
  const provider = 'counted'
  for (let n = 0; n < 19; n++) figures.note(provider, toAnswer('ok'), 4)
  figures.note(provider, toAnswer('badSignature'), 90)
  await figures.flush()
  figures.note(provider, toAnswer('notEnough'), 4)
  figures.note('nobody', toAnswer('unknownProvider'), 4)
  await figures.stop()
  const found = await readProviderFigures(database)
  expect(found.get(provider)).toEqual({ requests: 21, errors: 1, p95Ms: 5 })
  expect(found.has('nobody')).toBe(false)
})

const commandLineCoin = 1_000_00

test('a provider can run the suite from the command line', { timeout: 300_000 }, async () => {
  const { url, gameUrl, secret } = await stack.open(commandLineCoin)
  const script = path.resolve(import.meta.dirname, '../conformance/run.ts')
  const run = (key: string) => {
    const named = ['--url', url, '--provider', 'arcade', '--secret', key]
    return promisify(execFile)(process.execPath, [
      script,
      ...named,
      '--game-url',
      gameUrl,
      '--runs',
      '3',
    ])
  }
  expect((await run(secret)).stdout).toContain('The wallet keeps every rule.')
  const told = (await readExaminations(stack.app.database)).get('arcade')
  expect(told).toMatchObject({ broken: 0 })
  expect(told?.rules).toBeGreaterThan(20)
  await expect(run('a-wrong-secret')).rejects.toMatchObject({ code: 1 })
})

test('afterwards the ledger is clean and every round agrees with it', async () => {
  await stack.expectCleanLedger()
  const { spent } = await stack.app.database.row<{ spent: number }>(sql`
    select coalesce(sum(stake - win), 0)::bigint as spent from play_rounds`)
  const { given, left } = await readMoney()
  expect(given - left).toBe(spent)
})

/** What players were given, and what they have, over everybody. */
async function readMoney() {
  const ids = await stack.app.database.rows<{ playerId: number }>(sql`
    select player_id as "playerId" from players`)
  const coins = await Promise.all(ids.map(({ playerId }) => stack.coin(playerId)))
  const left = coins.reduce((sum, coin) => sum + coin, 0)
  const given = cases.length * 100_000_00 + 2_000_00 + commandLineCoin
  return { given, left }
}
