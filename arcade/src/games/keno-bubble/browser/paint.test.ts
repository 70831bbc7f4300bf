import { expect, test } from 'vitest'
import { ballAt, tankOf } from './paint.ts'

test.each([
  ['a small phone', 320, 378],
  ['a phone', 390, 560],
  ['a phone on its side', 516, 330],
])('every number of %s is where it is touched, and inside', (_name, width, height) => {
  const tank = tankOf({ width, height })
  for (let ball = 1; ball <= 40; ball++) {
    const { x, y } = tank.centre(ball)
    expect(ballAt(tank, x, y)).toBe(ball)
    expect(x - tank.cell / 2).toBeGreaterThanOrEqual(0)
    expect(y + tank.cell / 2).toBeLessThanOrEqual(height)
  }
  expect(ballAt(tank, tank.left - 1, tank.top)).toBeNull()
})

test('on the smallest phone a number is as large as a finger', () => {
  expect(tankOf({ width: 320, height: 378 }).cell).toBeGreaterThanOrEqual(43)
})

test('on its side a phone shows all rows full, and none smaller than a finger', () => {
  const { columns, cell } = tankOf({ width: 516, height: 390 })
  expect(columns).toBe(8)
  expect(cell).toBeGreaterThanOrEqual(44)
})
