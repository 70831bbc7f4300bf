import { sql } from '@parlour/server/frame/db.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { asPlayer } from '../stack/account-stack.ts'
import { login, register, seal } from '../stack/entering.ts'
import type { Stack } from '../stack/stack.ts'
import { startStack } from '../stack/stack.ts'

const lines: string[] = []
let stack: Stack
beforeAll(async () => {
  stack = await startStack({
    clusterUrl: inject('clusterUrl'),
    env: { LOG_LEVEL: 'debug' },
    logTo: { write: (line) => void lines.push(line) },
  })
})
afterAll(() => stack.stop())

test('no password, seal, token or cookie is ever logged, and every call is', async () => {
  const secret = 'unmistakable-secret-phrase'
  const made = await register(stack, 'quiet1', secret)
  const { token, cookie } = asPlayer(made)
  await login(stack, 'quiet1', `${secret}-wrong`)
  const sealed = await seal(stack, 'quiet1', secret)
  await stack.post('accountLogin', `{"password":"${secret}"`)
  await stack.post('accountLogin', { password: sealed.password, rum: secret })
  const log = lines.join('')
  for (const hidden of [secret, sealed.password, token, cookie]) expect(log).not.toContain(hidden)
  expect(log).toContain('"call":"accountRegist","errcode":0')
  expect(log).toContain('"call":"accountLogin","errcode":101')
})

test('a failure of the database is logged without the values it was about', async () => {
  const { database, log } = stack.app
  const broken = sql`insert into players (account, nickname, state)
    values ('taken-77', 'x', 'odd')`
  const failure = await database.run(broken).catch((error: unknown) => error)
  lines.length = 0
  log.error({ err: failure }, 'a call failed')
  expect(lines.join('')).toContain('players_state_check')
  expect(lines.join('')).not.toContain('taken-77')
})

test('the security log tells who tried what by marks, not by names', async () => {
  const account = 'watched-somebody1'.replace('-', '')
  await register(stack, account, 'unmistakable-secret-phrase')
  lines.length = 0
  await login(stack, account, 'a wrong one')
  await login(stack, account.toUpperCase(), 'a wrong one')
  await stack.call(
    'listSessions',
    {},
    { playerId: 1, token: 'x'.repeat(43), cookie: 'y'.repeat(43) },
  )
  const told = lines.map((line) => JSON.parse(line)).filter(({ security }) => security)
  expect(told.map(({ security, outcome }) => [security, outcome])).toEqual([
    ['accountLogin', 'wrongCredentials'],
    ['accountLogin', 'wrongCredentials'],
    ['listSessions', 'unauthorized'],
  ])
  expect(new Set(told.slice(0, 2).map(({ subject }) => subject)).size).toBe(1)
  expect(new Set(told.map(({ from }) => from)).size).toBe(1)
  expect(told[0]).toMatchObject({ network: '127.0.0', device: expect.any(String) })
  expect(told.map((line) => JSON.stringify(line)).join('')).not.toContain(account)
})
