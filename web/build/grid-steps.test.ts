import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { columnsAt } from '../src/games/columns.ts'

const style = readFileSync(join(import.meta.dirname, '../src/ui/GameGrid.module.css'), 'utf8')

test('long lists count columns as the grid’s style does', () => {
  const steps = [
    ...style.matchAll(/min-width: (\d+)px\) {\s*\.grid {\s*grid-template-columns: repeat\((\d)/g),
  ].map(([, width, columns]) => [Number(width), Number(columns)] as const)
  expect(steps.length).toBeGreaterThan(0)
  let before = columnsAt(0)
  for (const [width, columns] of steps) {
    expect(columnsAt(width - 1)).toBe(before)
    expect(columnsAt(width)).toBe(columns)
    before = columns
  }
})
