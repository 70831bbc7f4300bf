import { expect, test } from 'vitest'
import { addUp, chipsFor, double, lay, sumOf, undo } from './chips.ts'
import { layOut, neighbourOf, pageAt, spotAt } from './layout.ts'
import type { Side } from './roads.ts'
import { beadRoad, bigRoad, eyeRoad } from './roads.ts'

test('chips are laid, undone one by one and doubled with what is bet already', () => {
  const laid = lay(lay(lay([], 'dragon', 1000), 'tie', 500), 'dragon', 100)
  expect(addUp(laid)).toEqual({ dragon: 1100, tie: 500 })
  expect(addUp(undo(laid))).toEqual({ dragon: 1000, tie: 500 })
  const twice = double(laid, { dragon: 200 })
  expect(addUp(twice)).toEqual({ dragon: 2400, tie: 1000 })
  expect(addUp(undo(twice))).toEqual(addUp(laid))
  expect(chipsFor(66_700)).toEqual([50_000, 10_000, 5000, 1000, 500, 100, 100])
  expect(sumOf(addUp([]))).toBe(0)
})

const sidesOf = (text: string): Side[] =>
  Array.from(text, (one) => (one === 'D' ? 0 : one === 'T' ? 1 : null))
const spotsOf = (marks: { column: number; row: number }[]) =>
  marks.map(({ column, row }) => `${column}.${row}`).join(' ')

test('a run goes down and turns right at the floor; ties stay on the mark before', () => {
  const big = bigRoad(sidesOf('=DD=TDDDDDDDD'))
  expect(spotsOf(big)).toBe('0.0 0.1 1.0 2.0 2.1 2.2 2.3 2.4 2.5 3.5 4.5')
  expect(big[1]).toMatchObject({ side: 0, ties: 1 })
  expect(spotsOf(beadRoad(sidesOf('DT=DTDT')))).toBe('0.0 0.1 0.2 0.3 0.4 0.5 1.0')
})

test('a run turns before the tail of another', () => {
  const big = bigRoad(sidesOf(`${'D'.repeat(8)}TTTTTT`))
  expect(spotsOf(big)).toBe('0.0 0.1 0.2 0.3 0.4 0.5 1.5 2.5 1.0 1.1 1.2 1.3 1.4 2.4')
})

test('the three roads that follow look one, two and three columns back', () => {
  // Columns of 2, 2, 1, 3: worked out by hand from the rule of each road.
  const sides = sidesOf('DDTTDTTT')
  const reds = (back: 1 | 2 | 3) => eyeRoad(sides, back).map(({ isRed }) => (isRed ? 'r' : 'b'))
  expect(reds(1).join('')).toBe('rrbbr')
  expect(reds(2).join('')).toBe('brb')
  expect(reds(3).join('')).toBe('rb')
  expect(eyeRoad([], 1)).toEqual([])
})

const rows = { tall: [['a', 'b', 'c'], ['d']], wide: [['a', 'b', 'd', 'c']] }

test.each([
  [390, 560],
  [320, 400],
  [516, 340],
  [1060, 860],
])('at %i × %i every spot is in sight and apart from the others', (width, height) => {
  const layout = layOut({ width, height }, { rows, hasRoads: true })
  for (const [key, box] of layout.spots) {
    expect(Math.min(box.width, box.height)).toBeGreaterThan(40)
    expect(box.x >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true)
    expect(spotAt(layout, box.x + box.width / 2, box.y + box.height / 2)).toBe(key)
  }
  expect(layout.scene.height).toBeGreaterThan(100)
  expect(spotAt(layout, width / 2, 10)).toBeNull()
})

const names = Array.from({ length: 54 }, (_, at) => `n${at}`)
const nine = Array.from({ length: 9 }, (_, at) => names.slice(at * 6, at * 6 + 6))

/** The room a game has under the lobby's header, and without it. */
test.each([
  [320, 345],
  [320, 390],
  [390, 520],
  [516, 342],
])('at %i × %i a felt of many rows is turned, and a thumb hits every spot', (width, height) => {
  const seen: string[] = []
  for (let page: number | null = 0, turns = 0; page !== null && turns < 9; turns++) {
    const layout = layOut(
      { width, height },
      { rows: { tall: nine, wide: nine }, hasRoads: false, page },
    )
    const { pager, scene } = layout
    if (!pager) throw new Error('all rows are in sight')
    const boxes = [...layout.spots.values(), pager.back, pager.on]
    for (const box of boxes) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
    for (const box of boxes) expect(box.x >= 0 && box.x + box.width <= width).toBe(true)
    expect(scene.height).toBeGreaterThanOrEqual(94)
    seen.push(...layout.spots.keys())
    const next = pageAt(layout, pager.on.x + 20, pager.on.y + 20)
    page = next === 0 ? null : next
  }
  expect(seen).toEqual(names)
})

test('arrows go from spot to spot, and stay at the edge', () => {
  const layout = layOut({ width: 390, height: 560 }, { rows, hasRoads: true })
  expect(neighbourOf(layout, null, 'ArrowRight')).toBe('a')
  expect(neighbourOf(layout, 'a', 'ArrowRight')).toBe('b')
  expect(neighbourOf(layout, 'b', 'ArrowDown')).toBe('d')
  expect(neighbourOf(layout, 'd', 'ArrowUp')).toBe('b')
  expect(neighbourOf(layout, 'c', 'ArrowRight')).toBe('c')
})
