import { expect, test } from 'vitest'
import { contrast, inkOn, mix, partsOf } from './colours.ts'
import { fillOf, leastContrast, listFaint, themeFields } from './theme.ts'

const themeOf = (changed: object) => themeFields.theme.parse(changed)

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#123456', '#123456')).toBe(1)
  expect(partsOf(mix('#000000', '#ff8000', 0.5))).toEqual([128, 64, 0])
})

test.each([
  [{}, []],
  [{ accent: '#ffbf3a', second: '#a79bff' }, []],
  [{ accent: '#7a1020' }, ['accent']],
  [{ second: '#3344aa' }, ['second']],
  [{ surface: '#101820', accent: '#ff9f1c' }, []],
  [{ surface: '#ffffff' }, ['surface']],
  [{ surface: '#3a3a55', accent: '#8890ff' }, ['surface', 'accent']],
])('%o leaves unreadable %o', (changed, names) => {
  expect(listFaint(themeOf(changed)).map(({ name }) => name)).toEqual(names)
})

test('whatever the fill, its ink is read', () => {
  for (let grey = 0; grey < 256; grey += 1) {
    const fill = `#${grey.toString(16).padStart(2, '0').repeat(3)}`
    expect(contrast(inkOn(fill), fill)).toBeGreaterThan(leastContrast)
    const { ink, from, to } = fillOf(fill)
    expect(Math.min(contrast(ink, from), contrast(ink, to))).toBeGreaterThanOrEqual(leastContrast)
  }
})
