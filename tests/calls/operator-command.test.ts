import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { readPaymentFacts } from '@parlour/server/cashier/index.ts'
import { openDatabase, sql } from '@parlour/server/frame/db.ts'
import { migrate } from '@parlour/server/frame/migrations.ts'
import { careFor } from '@parlour/server/limits/index.ts'
import { readPlayFacts } from '@parlour/server/play/index.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EmbeddedPostgres } from '../../scripts/embedded-postgres.ts'
import { startEmbeddedPostgres } from '../../scripts/embedded-postgres.ts'
import { describeAnswer } from '../../scripts/operator/answer.ts'
import { commands } from '../../scripts/operator/commands.ts'
import { compileCache, root } from '../../scripts/processes.ts'
import type { CashierStack } from '../stack/cashier-stack.ts'
import { channels, placed, startCashier, statusOf, walletPassword } from '../stack/cashier-stack.ts'
import { joinVerified } from '../stack/verified-player.ts'

/** As the demo has it: PostgreSQL in the data folder, and nothing told but that folder. */
let dataDir: string
let postgres: EmbeddedPostgres
let stack: CashierStack
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'parlour-scratch-'))
  postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  const database = openDatabase(postgres.url, 2, () => undefined)
  await migrate(database, () => undefined)
  await database.end()
  const env = { DATABASE_URL: postgres.url, DATA_DIR: dataDir }
  stack = await startCashier(postgres.url, env)
  await stack.change({ rules: { depositBetRate: 0 } })
})
afterAll(async () => {
  await stack.expectCleanLedger()
  await stack.stop()
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const run = promisify(execFile)

async function operator(...words: string[]): Promise<string> {
  const env = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: compileCache,
    DATA_DIR: dataDir,
    PORT: new URL(stack.url).port,
  }
  const asked = [path.join(root, 'scripts/operator.ts'), ...words]
  try {
    return (await run(process.execPath, asked, { cwd: root, env })).stdout
  } catch (error) {
    return (error as { stderr: string }).stderr
  }
}

/** The same words, without a process: what a command reads, asks and says. */
async function typed(name: string, word: string, ...words: string[]): Promise<string> {
  const command = commands[word]
  if (!command) throw new Error(`there is no ${word}`)
  const { body } = await stack.operator(name).post(command.call, command.read(words))
  try {
    return describeAnswer(body)
  } catch (error) {
    return (error as Error).message
  }
}

test('what waits is listed and decided; the operator is made on first use', async () => {
  const mali = await stack.join()
  const more = { rechargeType: channels.manual }
  const orderId = await placed(stack, mali, 500_00, more)
  expect(await operator('list')).toContain(orderId)
  const kept = path.join(dataDir, 'operator.json')
  expect(existsSync(kept) && (statSync(kept).mode & 0o077) === 0).toBe(true)
  expect(await operator('confirm-deposit', orderId, '450.50')).toContain('status: awaiting')
  const second = ['--as', 'second', 'confirm-deposit', orderId, '450.50']
  expect(await operator(...second)).toContain('status: credited')
  expect(await statusOf(stack, mali, orderId)).toBe('credited')
  expect(await stack.coin(mali)).toBe(450_50)
  expect(await operator('confirm-deposit', orderId)).toContain('Refused: alreadyDecided')
  expect(await typed('ploy', 'refund-deposit', orderId)).toContain('Refused: notDue')
  expect(await typed('ploy', 'audit')).toMatch(/operatorName first {2}action confirmDeposit/)
}, 400_000)

test('a large withdrawal wants two of them', async () => {
  const mali = await joinVerified(stack, 100_000_00)
  const asked = { amount: 60_000_00, bankCardId: mali.cardId, walletPassword }
  const body = await stack.ok('exchange', asked, mali)
  const { orderId } = body.order
  expect(await typed('ploy', 'approve-withdrawal', orderId)).toContain('status: review')
  expect(await typed('ploy', 'approve-withdrawal', orderId)).toContain('Refused: alreadyApproved')
  expect(await typed('second', 'approve-withdrawal', orderId)).toContain('status: approved')
}, 400_000)

test('who should be looked after is listed, talked to and limited', async () => {
  const { database } = stack.app
  const { playerId } = await stack.join()
  // Thirteen hours without a rest.
  await database.run(sql`insert into play_rounds
      (player_id, provider, round_id, game_id, stake, win, status, bets, opened_at, settled_at)
    select ${playerId}, 'arcade', n::text, 101, 100, 100, 'settled', '{}',
      now() - n * interval '10 minutes', now() from generate_series(1, 80) as n`)
  const readers = { readPaymentFacts, readPlayFacts }
  await database.transaction((tx) => careFor(tx, playerId, readers))
  const { caseId } = await database.row<{ caseId: number }>(sql`
    select case_id as "caseId" from limits_cases where player_id = ${playerId}`)
  const shown = await typed('ploy', 'cases')
  expect(shown).toMatch(new RegExp(`caseId ${caseId} +playerId ${playerId}`))
  const decide = (command: string) => typed('ploy', command, String(caseId), 'called', 'her')
  expect(await decide('close-case')).toContain('Refused: tooEarly')
  expect(await decide('watch-case')).toContain('status: watched')
  const limit = [String(playerId), 'deposit', 'day', '300', 'agreed']
  expect(await typed('ploy', 'limit-player', ...limit)).not.toContain('Refused')
  const kept = await database.row(sql`select is_by_house as "isByHouse", what, amount
    from limits_changes where player_id = ${playerId}`)
  expect(kept).toEqual({ isByHouse: true, what: 'set', amount: 300_00 })
}, 400_000)

test('without a command it says which there are', async () => {
  expect(await operator()).toContain('refund-deposit <order>')
})
