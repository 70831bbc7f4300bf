import { expect, test } from 'vitest'
import { only, pin } from './pins.ts'

const text = `select a.balance from accounts a where a.account = $2 ${only('a')}`

test('a statement of a lane says for each of its tables where all of it lies', () => {
  const pinned = pin({ name: 'x', text, values: ['{12,15}', 'coin'] })
  expect(pinned.text).toContain('and (a.player_id = any($1::bigint[]) or a.player_id = $3)')
  expect(pinned.values).toEqual(['{12,15}', 'coin', 12])
})

test('a statement without a name is left alone: its first value is no list of players', () => {
  const statement = { text, values: [12, 'coin'] }
  expect(pin(statement)).toBe(statement)
})
