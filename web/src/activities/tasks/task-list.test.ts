import { taskTypes } from '@parlour/contract/activity-types.ts'
import { expect, test } from 'vitest'
import { findWay, nameOf, pictureOf } from '../kit/task-face.ts'
import { groupOf, listGroup, type TaskEntry } from './task-list.ts'

const task = (id: number, type: TaskEntry['type'], more: Partial<TaskEntry> = {}): TaskEntry => ({
  id,
  type,
  resets: 'daily',
  target: 1,
  progress: 0,
  timesADay: 1,
  timesDone: 0,
  status: 0,
  award: [],
  link: null,
  ...more,
})

test.each([
  ['login', 'daily', 'daily'],
  ['bind', 'once', 'once'],
  ['shareFacebook', 'daily', 'social'],
  ['followTelegram', 'once', 'social'],
  ['todayShareSpin', 'daily', 'daily'],
] as const)('%s, which comes %s, stands in the list %s', (name, resets, group) => {
  expect(groupOf({ type: taskTypes[name], resets })).toBe(group)
})

test('what can be claimed comes first, what is done last', () => {
  const { login, playGame, todayPay } = taskTypes
  const tasks = [task(1, login, { status: 2 }), task(2, playGame), task(3, todayPay, { status: 1 })]
  expect(listGroup(tasks, 'daily').map(({ id }) => id)).toEqual([3, 2, 1])
})

test('every task has a name, a picture, and a way or a place to go to', () => {
  for (const type of Object.values(taskTypes)) {
    const name = nameOf(type)
    expect(taskTypes[name]).toBe(type)
    expect(pictureOf(name)).toMatch(/^\/art\//)
    const leadsAway = /^(?:follow|share)/.test(name)
    expect(findWay(name) !== null || leadsAway || name === 'login').toBe(true)
  }
})
