import { careLines } from '@parlour/contract/care-lines.ts'
import { careSigns } from '@parlour/contract/care-signs.ts'
import { expect, test } from 'vitest'
import type { CareFacts } from './care-rules.ts'
import { decideCase, judgeCare } from './care-rules.ts'

const withNet = (netDeposits: number | null) => ({ ...careLines.parse({}), netDeposits })
const nothing = Object.fromEntries(Object.keys(careSigns).map((sign) => [sign, 0])) as CareFacts

test('without a sign there is nothing to care about', () => {
  expect(judgeCare(nothing, withNet(100))).toEqual({ level: 'none', signs: [] })
})

const lines = Object.entries(careSigns).flatMap(([sign, line]) => (line ? [{ sign, ...line }] : []))
test.each(lines)('$sign is seen from $watch on, and calls for somebody from $act', (line) => {
  const of = (value: number) => judgeCare({ ...nothing, [line.sign]: value }, withNet(null))
  expect(of(line.watch - 1).level).toBe('none')
  expect(of(line.watch)).toMatchObject({
    level: line.act === line.watch ? 'act' : 'watch',
    signs: [{ sign: line.sign, value: line.watch, line: line.watch }],
  })
  expect(of(line.act ?? 1e9).level).toBe(line.act === null ? 'watch' : 'act')
})

test('net deposits at the site’s own line are acted on; a site without one has none', () => {
  const facts = { ...nothing, netDeposits: 500 }
  expect(judgeCare(facts, withNet(500)).level).toBe('act')
  expect(judgeCare(facts, withNet(501)).level).toBe('none')
  expect(judgeCare(facts, withNet(null)).level).toBe('none')
})

test('four small signs are one great one', () => {
  const three = { ...nothing, nights: 3, timeOuts: 2, limitsRaised: 2 }
  expect(judgeCare(three, withNet(null)).level).toBe('watch')
  expect(judgeCare({ ...three, methodsInDay: 3 }, withNet(null)).level).toBe('act')
})

test('a site looks sooner by its own lines, and later within bounds only', () => {
  const own = { ...careLines.parse({ nights: { watch: 1 }, signsToAct: 2 }), netDeposits: null }
  expect(judgeCare({ ...nothing, nights: 1 }, own).level).toBe('watch')
  expect(judgeCare({ ...nothing, nights: 1, timeOuts: 2 }, own).level).toBe('act')
  const isTaken = (wish: object) => careLines.safeParse(wish).success
  expect(isTaken({ depositsInDay: { watch: 24, act: 80 } })).toBe(true)
  expect(isTaken({ depositsInDay: { watch: 25 } })).toBe(false)
  expect(isTaken({ depositsInDay: { act: 81 } })).toBe(false)
  expect(isTaken({ depositsInDay: { act: null } })).toBe(false)
  expect(isTaken({ depositsInDay: { watch: 10, act: 9 } })).toBe(false)
  expect(isTaken({ signsToAct: 7 })).toBe(false)
})

test('a case is watched before it is closed, and not closed before its time', () => {
  expect(decideCase('open', 'watched', false)).toBeNull()
  expect(decideCase('open', 'closed', true)).toBe('tooEarly')
  expect(decideCase('watched', 'closed', false)).toBe('tooEarly')
  expect(decideCase('watched', 'closed', true)).toBeNull()
  expect(decideCase('closed', 'watched', true)).toBe('alreadyClosed')
})
