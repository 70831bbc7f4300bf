import { expect, test } from 'vitest'
import { inOrder, nextBox, type NewYearTask } from './new-year.ts'

const box = (active: number, status: 0 | 1 | 2) => ({ active, status, rewards: [] })
const task = (id: number, status: 0 | 1 | 2): NewYearTask => {
  return { id, status, type: 1, target: 1, progress: 0, rewards: [] }
}

test('the first box that is reached and not opened is offered', () => {
  expect(nextBox({ boxList: [box(20, 2), box(40, 1), box(60, 1)] })?.active).toBe(40)
  expect(nextBox({ boxList: [box(20, 2), box(40, 0)] })).toBe(null)
})

test('tasks to claim come first, those done last', () => {
  const tasks = [task(1, 2), task(2, 0), task(3, 1), task(4, 0)]
  expect(inOrder(tasks).map(({ id }) => id)).toEqual([3, 2, 4, 1])
})
