import { expect, test } from 'vitest'
import { addressOn, createPartWords } from './parts.ts'

const part = { host: 'db-2.example', port: 5433 }

test('everything of an address but its machine stays as it is', () => {
  const url = 'postgres://parlour:secret@db-1.example:5432/parlour?sslmode=verify-full'
  expect(addressOn(part, url)).toBe(
    'postgres://parlour:secret@db-2.example:5433/parlour?sslmode=verify-full',
  )
})

test('a name that means this machine is believed where the database is on it', () => {
  const near = { host: 'localhost', port: 5433 }
  expect(addressOn(near, 'postgres://parlour@db-1.example/parlour')).toBeNull()
  expect(addressOn(near, 'postgres://parlour@127.0.0.1:5432/parlour')).toBe(
    'postgres://parlour@localhost:5433/parlour',
  )
})

test('an address of a socket names no other machine', () => {
  expect(addressOn(part, 'postgres://parlour@/parlour?host=/run/here')).toBeNull()
})

test('tables are named as those of the part, texts and columns are not', () => {
  const toPart = createPartWords({ tables: { players: 'players_7', games: 'games_3' } })
  const text = `select players.state, 'games' as "games", games_on from players join games g`
  expect(toPart({ text, values: [] }).text).toBe(
    `select players_7.state, 'games' as "games", games_on from players_7 join games_3 g`,
  )
})
