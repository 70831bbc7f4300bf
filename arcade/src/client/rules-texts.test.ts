import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { games } from '../games/index.ts'

/** As it is written: what a browser reads needs a browser. */
const written = readFileSync(new URL('./texts.ts', import.meta.url), 'utf8').replaceAll(
  /' \+\s+'/g,
  '',
)
const rules = written.split('\n').filter((line) => line.includes('72 '))

test('every game with decisions is named where it says how a round left open ends', () => {
  const [th = '', en = ''] = rules
  const ending = games.filter((game) => game.byDefault && game.restMs === undefined)
  expect(ending.length).toBeGreaterThan(0)
  expect(ending.filter(({ name }) => !th.includes(name.th))).toEqual([])
  expect(ending.filter(({ name }) => !en.includes(name.en))).toEqual([])
})

test('it says that a break ends such a round at once, as it does', () => {
  expect(rules).toEqual([
    expect.stringContaining('พักการเล่น'),
    expect.stringContaining('take a break'),
  ])
})
