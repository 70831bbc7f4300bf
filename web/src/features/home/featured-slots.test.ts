import { type ActivityName, activityTypes } from '@parlour/contract/activity-types.ts'
import { expect, test } from 'vitest'
import { featuredSlots } from './featured-slots.ts'

const open = (...names: ActivityName[]) =>
  Object.fromEntries(names.map((name) => [activityTypes[name], {}]))
const namesOf = (activityMap: Record<string, unknown>, hasRebate = false) =>
  featuredSlots(activityMap, hasRebate).map(({ name }) => name)

test.each([
  ['without activities', open(), ['spin', 'tasks', 'vip', 'deposit']],
  ['tasks hide when others are open', open('Christmas'), ['spin', 'vip', 'deposit']],
  ['tasks show when they are open', open('Tasks'), ['spin', 'tasks', 'vip', 'deposit']],
  ['VIP without the rebate', open('VIP', 'Tasks'), ['spin', 'tasks', 'vip', 'deposit']],
  [
    'agent5 before the other agents',
    open('Agent5', 'AgentCount', 'Agent'),
    ['spin', 'vip', 'agent5'],
  ],
  ['agentCount before agent', open('AgentCount', 'Agent'), ['spin', 'vip', 'agentCount']],
  ['agent before deposit', open('Agent'), ['spin', 'vip', 'agent']],
])('%s', (_what, activityMap, names) => {
  expect(namesOf(activityMap)).toEqual(names)
})

test('the rebate before VIP, while it runs', () => {
  expect(namesOf(open('VIP', 'Tasks'), true)).toEqual(['spin', 'tasks', 'vipRebate', 'deposit'])
})

test('each leads to its page', () => {
  const hrefs = featuredSlots(open(), false).map(({ href }) => href)
  expect(hrefs).toEqual([
    '/activity/spin',
    '/profile/task',
    '/profile/vip',
    '/lobby/wallets/deposit',
  ])
})
