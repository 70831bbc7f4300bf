import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { BadSettings, readConfig } from './config.ts'

const good = {
  PARLOUR_MODE: 'production',
  DATABASE_URL: 'postgres://parlour@db.example/parlour?sslmode=verify-full',
  PUBLIC_URL: 'https://landao.example',
  PARLOUR_SECRET: 'q8Zr5vXw2LkT9mBn4HsY7cJd3GfP6aUe',
  TRUST_PROXY: '0',
  PASSWORD_LIST: 'list.txt',
}

const problemsOf = (env: Record<string, string>) => {
  try {
    readConfig(env)
    return []
  } catch (error) {
    if (error instanceof BadSettings) return error.problems.map((line) => line.split(':')[0])
    throw error
  }
}

test('good settings are read, with defaults for the rest', () => {
  expect(readConfig(good)).toMatchObject({ PORT: 8080, isSecure: true, TRUST_PROXY: false })
})

test('an address of ours may end with a slash: what is put behind it has one', () => {
  const slashed = { PUBLIC_URL: `${good.PUBLIC_URL}/`, CONSOLE_URL: 'https://desk.example/' }
  const { publicUrl, consoleUrl } = readConfig({ ...good, ...slashed })
  expect([publicUrl, consoleUrl]).toEqual([good.PUBLIC_URL, 'https://desk.example'])
})

test('everything that is wrong is named at once', () => {
  const bad = { PORT: 'abc', DATABASE_URL: 'mysql://x', PARLOUR_SECRET: 'short', LOG_LEVEL: 'loud' }
  expect(problemsOf(bad)).toEqual([
    'PORT',
    'DATABASE_URL',
    'PARLOUR_SECRET',
    'LOG_LEVEL',
    'PUBLIC_URL',
  ])
})

test('production wants secrets and an https address; a demo does not', () => {
  expect(problemsOf({ ...good, PUBLIC_URL: 'http://landao.example' })).toEqual(['PUBLIC_URL'])
  expect(problemsOf({ ...good, PARLOUR_SECRET: '' })).toEqual(['PARLOUR_SECRET'])
  expect(problemsOf({ ...good, SANDBOX_DECIDES: '1' })).toEqual(['SANDBOX_DECIDES'])
  const { PUBLIC_URL: _address, ...rest } = good
  expect(problemsOf({ ...rest, PARLOUR_MODE: 'demo' })).toEqual([])
})

test('production takes no sandbox, no plain secret or cheap hash, no database in the clear', () => {
  const sandbox = { SANDBOX_URL: 'http://127.0.0.1:1', SANDBOX_SMS_SECRET: 'q8Zr5vXw2'.repeat(4) }
  expect(problemsOf({ ...good, ...sandbox })).toEqual(['SANDBOX_URL', 'SANDBOX_SMS_SECRET'])
  expect(problemsOf({ ...good, PARLOUR_SECRET: 'abcd'.repeat(8) })).toEqual(['PARLOUR_SECRET'])
  expect(problemsOf({ ...good, PASSWORD_COST: 'small' })).toEqual(['PASSWORD_COST'])
  expect(readConfig(good).PASSWORD_COST).toBe('full')
  const clear = 'postgres://parlour@db.example/parlour'
  expect(problemsOf({ ...good, DATABASE_URL: clear })).toEqual(['DATABASE_URL'])
  const near = 'postgres://parlour@127.0.0.1/parlour'
  expect(problemsOf({ ...good, DATABASE_URL: near })).toEqual([])
})

test.each([
  ['0', false],
  ['2', 2],
  ['10.0.0.0/8, 2001:db8::1', ['10.0.0.0/8', '2001:db8::1']],
])('proxies are trusted by number or network: %s', (text, trusted) => {
  expect(readConfig({ ...good, TRUST_PROXY: text }).TRUST_PROXY).toEqual(trusted)
})

test.each(['true', '*', '10', '10.0.0', '0.0.0.0/0', '::/0'])('never blindly: %s', (text) => {
  const [problem] = problemsOf({ ...good, TRUST_PROXY: text })
  expect(problem).toMatch(/^TRUST_PROXY/)
})

test('nobody but a trusted proxy tells the country', () => {
  const told = { ...good, COUNTRY_HEADER: 'CF-IPCountry' }
  expect(problemsOf(told)).toEqual(['COUNTRY_HEADER'])
  expect(readConfig({ ...told, TRUST_PROXY: '1' }).COUNTRY_HEADER).toBe('cf-ipcountry')
})

test('production must say whether proxies stand in front of it', () => {
  const { TRUST_PROXY: _unsaid, ...rest } = good
  expect(problemsOf(rest)).toEqual(['TRUST_PROXY'])
})

test('production wants a list of passwords that are too common, and takes no “none”', () => {
  const { PASSWORD_LIST: file, ...rest } = good
  expect(problemsOf(rest)).toEqual(['PASSWORD_LIST'])
  expect(problemsOf({ ...good, PASSWORD_LIST: '0' })).toEqual(['PASSWORD_LIST'])
  expect(readConfig(good).PASSWORD_LIST).toBe(file)
  expect(readConfig({ ...rest, PARLOUR_MODE: 'demo' }).PASSWORD_LIST).toBeUndefined()
})

test('a payment provider is spoken to over https only; in a demo also on this machine', () => {
  const psp = { PSP_MERCHANT: 'landao', PSP_SECRET: 's'.repeat(32) }
  const demo = { ...good, ...psp, PARLOUR_MODE: 'demo' }
  expect(problemsOf({ ...good, ...psp, PSP_URL: 'https://pay.example/v1' })).toEqual([])
  expect(problemsOf({ ...good, ...psp, PSP_URL: 'http://127.0.0.1:9/v1' })).toEqual(['PSP_URL'])
  expect(problemsOf({ ...demo, PSP_URL: 'http://127.0.0.1:9/v1' })).toEqual([])
  expect(problemsOf({ ...demo, PSP_URL: 'http://127.0.0.1.pay.example' })).toEqual(['PSP_URL'])
  expect(problemsOf({ ...good, PSP_URL: 'https://pay.example' })).toEqual([
    'PSP_MERCHANT',
    'PSP_SECRET',
  ])
})

test('in production games are over https and on a host of their own', () => {
  const of = (ARCADE_URL: string) => problemsOf({ ...good, ARCADE_URL })
  expect(of('https://games.example')).toEqual([])
  expect(of('http://games.example')).toEqual(['ARCADE_URL'])
  expect(of('https://landao.example:8443')).toEqual(['ARCADE_URL'])
})

test('a secret may be a list, and each of it must be long and varied', () => {
  const { PARLOUR_SECRET: one } = good
  expect(problemsOf({ ...good, PARLOUR_SECRET: `${one},${one}x` })).toEqual([])
  expect(problemsOf({ ...good, PARLOUR_SECRET: `${one},q8Zr5vXw2LkT` })).toEqual(['PARLOUR_SECRET'])
  const plain = 'abcd'.repeat(8)
  expect(problemsOf({ ...good, PARLOUR_SECRET: `${one},${plain}` })).toEqual(['PARLOUR_SECRET'])
})

test('secrets may lie in files, as a vault hands them over', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'parlour-secrets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'parlour_secret')
  const { PARLOUR_SECRET, ...rest } = good
  writeFileSync(file, `${PARLOUR_SECRET}\n`)
  expect(readConfig({ ...rest, PARLOUR_SECRET_FILE: file })).toMatchObject({ PARLOUR_SECRET })
  expect(problemsOf({ ...good, PARLOUR_SECRET_FILE: file })).toEqual(['PARLOUR_SECRET'])
  expect(problemsOf({ ...rest, PARLOUR_SECRET_FILE: `${file}.old` })).toEqual([
    'PARLOUR_SECRET_FILE',
    'PARLOUR_SECRET',
  ])
})
