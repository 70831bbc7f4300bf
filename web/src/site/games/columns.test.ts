import { expect, test } from 'vitest'
import style from '../../ui/GameGrid.module.css?raw'
import { columnsAt } from './columns.ts'

test.each([
  [328, 3],
  [559, 3],
  [560, 4],
  [659, 4],
  [660, 5],
  [1120, 5],
])('a grid %i px wide has %i columns', (width, columns) => {
  expect(columnsAt(width)).toBe(columns)
})

test('the steps are those of the grid’s style', () => {
  const steps = [
    ...style.matchAll(/min-width: (\d+)px\) {\s*\.grid {\s*grid-template-columns: repeat\((\d)/g),
  ]
  expect(steps.map(([, width, columns]) => [Number(width), Number(columns)])).toEqual([
    [560, 4],
    [660, 5],
  ])
})
