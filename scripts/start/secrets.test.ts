import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSecrets, surroundingsOf } from './secrets.ts'

let dataDir = ''
const file = () => path.join(dataDir, 'secrets.json')
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'parlour-secrets-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

function makeCluster(): void {
  mkdirSync(path.join(dataDir, 'postgres/cluster'), { recursive: true })
  writeFileSync(path.join(dataDir, 'postgres/cluster/PG_VERSION'), '18\n')
}

test('the first start makes them, and later ones find them again', () => {
  const made = readSecrets(dataDir, {})
  makeCluster()
  expect(readSecrets(dataDir, {})).toEqual(made)
  expect(readSecrets(dataDir, { PARLOUR_SECRET: 'given' })).toEqual({
    ...made,
    PARLOUR_SECRET: 'given',
  })
})

test.each(['not json', '[]', 'null', '{"PARLOUR_SECRET":7}'])(
  'a broken file (%s) is named and left as it is',
  (text) => {
    writeFileSync(file(), text)
    expect(() => readSecrets(dataDir, {})).toThrow(`${file()} is damaged: restore it`)
    expect(readFileSync(file(), 'utf8')).toBe(text)
  },
)

test('lost secrets of a database that exists are not replaced', () => {
  makeCluster()
  expect(() => readSecrets(dataDir, {})).toThrow(`${file()} is missing`)
  expect(existsSync(file())).toBe(false)
  expect(() => readSecrets(dataDir, { PARLOUR_SECRET: 'given' })).not.toThrow()
})

test('a room knows no secret of another, and only the server its database', () => {
  const house: Record<string, string> = {
    ...readSecrets(dataDir, {}),
    DATABASE_URL: 'postgres:///',
    ARCADE_DATABASE_URL: 'postgres:///arcade',
    PSP_SECRET: 'p',
    SMS_TOKEN: 't',
    PORT: '8080',
  }
  expect(surroundingsOf('server', house)).toEqual(house)
  const { ARCADE_WALLET_SECRET, ARCADE_DATABASE_URL } = house
  const own = { ARCADE_WALLET_SECRET, ARCADE_DATABASE_URL, PORT: '8080' }
  expect(surroundingsOf('arcade', house)).toEqual(own)
  const known = Object.keys(surroundingsOf('sandbox', house))
  expect(known.filter((name) => !name.startsWith('SANDBOX_'))).toEqual(['PORT'])
})
