import { tasksConfig } from '@parlour/contract/activities/tasks.ts'
import type { TaskName } from '@parlour/contract/activity-types.ts'
import { taskTypes } from '@parlour/contract/activity-types.ts'
import { expect, test } from 'vitest'
import { aDeposit, aRound, meFor, momentAt } from '../engine/test-player.ts'
import * as claims from './offers.ts'
import * as rules from './rules.ts'
import { isVisit } from '../engine/rules.ts'
import { showTask } from './task-view.ts'

const config = tasksConfig.parse({})
const noon = momentAt('2026-11-15T12:00:00+07:00')
const start = rules.start(config, { playerId: 1, registeredAt: 0, superiorId: null }, noon)
const fresh = { hasMobile: false, hasDeposited: false }

function taskOf(name: TaskName) {
  const found = config.tasks.find(({ type }) => type === taskTypes[name])
  if (!found) throw new Error(name)
  return found
}
const claimable = (state: rules.State, moment = noon, player = fresh) =>
  claims.offers(meFor(config, state, moment, player)).map(({ key }) => key)
const visit = (state: rules.State, name: TaskName, moment = noon) =>
  rules.visited(state, taskOf(name), moment)
const hear = <Name extends keyof typeof rules.on>(
  state: rules.State,
  name: Name,
  payload: Parameters<(typeof rules.on)[Name]>[1],
  moment = noon,
) => rules.on[name](state, payload as never, moment, config)

const day = '2026-11-15'
test.each([
  ['login', hear(start, 'day.entered', { day }), ['daily:101:2026-11-15:1']],
  ['bind', hear(start, 'mobile.bound', { mobile: '66811111111' }), ['once:102']],
  [
    'lucky game',
    hear(start, 'round.settled', aRound(1, { typeId: 6 })),
    ['daily:103:2026-11-15:1'],
  ],
  ['a round of another kind', hear(start, 'round.settled', aRound(1, { typeId: 1 })), []],
  ['199.99 wagered', hear(start, 'round.settled', aRound(199_99)), []],
  ['200 wagered', hear(start, 'round.settled', aRound(200_00)), ['daily:106:2026-11-15:1']],
  ['a small deposit', hear(start, 'deposit.settled', aDeposit(99_99)), ['once:105']],
  [
    'a deposit of 100',
    hear(start, 'deposit.settled', aDeposit(100_00)),
    ['once:105', 'daily:114:2026-11-15:1'],
  ],
  ['points spent', hear(start, 'points.spent', { points: 1 }), ['daily:112:2026-11-15:1']],
  ['share on Facebook', visit(start, 'shareFacebook'), ['daily:107:2026-11-15:1']],
  ['share on Telegram', visit(start, 'shareTelegram'), ['daily:108:2026-11-15:1']],
  ['share on YouTube', visit(start, 'shareYoutube'), ['daily:109:2026-11-15:1']],
  ['share on Instagram', visit(start, 'shareInstagram'), ['daily:110:2026-11-15:1']],
  ['share on Twitter', visit(start, 'shareTwitter'), ['daily:111:2026-11-15:1']],
  ['share the wheel', visit(start, 'todayShareSpin'), ['daily:115:2026-11-15:1']],
])('%s makes claimable: %#', (_what, state, keys) => {
  expect(claimable(state)).toEqual(keys)
})

test('exactly the six tasks that lead away are told by the player', () => {
  const names = config.tasks.filter(isVisit).map(({ id }) => id)
  expect(names).toEqual([107, 108, 109, 110, 111, 115])
})

test('who has a mobile or a deposit has done those tasks, whenever that was', () => {
  expect(claimable(start, noon, { hasMobile: true, hasDeposited: true })).toEqual([
    'once:102',
    'once:105',
  ])
})

test('sharing pays twice a day, and a third time nothing', () => {
  let state = start
  const seen: string[][] = []
  for (let time = 1; time <= 3; time++) {
    state = visit(state, 'shareFacebook')
    const [key] = claimable(state)
    seen.push(key ? [key] : [])
    if (key) state = claims.claimed(state, key, noon)
  }
  expect(seen).toEqual([['daily:107:2026-11-15:1'], ['daily:107:2026-11-15:2'], []])
  const me = meFor(config, state, noon)
  expect(claims.statusOf(me, taskOf('shareFacebook'))).toBe(2)
  expect(claims.keyOfTask(me, 107)).toBe('daily:107:2026-11-15:2')
})

test('the site’s midnight begins the daily tasks anew; what comes once stays', () => {
  const evening = momentAt('2026-11-15T23:59:59+07:00')
  const midnight = momentAt('2026-11-16T00:00:00+07:00')
  let state = visit(visit(start, 'bind', evening), 'shareFacebook', evening)
  expect(claimable(state, evening)).toEqual(['once:102', 'daily:107:2026-11-15:1'])
  expect(claimable(state, midnight)).toEqual(['once:102'])
  expect(rules.renews(state, evening)).toBe(false)
  expect(rules.renews(state, midnight)).toBe(true)
  state = claims.claimed(state, 'once:102', midnight)
  expect(claimable(state, midnight)).toEqual([])
  expect(claims.statusOf(meFor(config, state, midnight), taskOf('bind'))).toBe(2)
})

test('what is heard late of yesterday counts only for what comes once', () => {
  const today = hear(
    start,
    'day.entered',
    { day: '2026-11-16' },
    momentAt('2026-11-16T08:00:00+07:00'),
  )
  const late = hear(today, 'deposit.settled', aDeposit(500_00), noon)
  expect(claimable(late, momentAt('2026-11-16T09:00:00+07:00'))).toEqual([
    'daily:101:2026-11-16:1',
    'once:105',
  ])
})

test('a task that is done changes nothing by going on', () => {
  const done = hear(start, 'round.settled', aRound(300_00, { typeId: 6 }))
  expect(hear(done, 'round.settled', aRound(300_00, { typeId: 6 }))).toBe(done)
})

test.each([
  [2, []],
  [3, ['milestone:3:2026-11-15']],
  [5, ['milestone:3:2026-11-15', 'milestone:5:2026-11-15']],
  [7, ['milestone:3:2026-11-15', 'milestone:5:2026-11-15', 'milestone:7:2026-11-15']],
])('%i tasks done in a day make claimable: %j', (count, keys) => {
  const names = [
    'shareFacebook',
    'shareTelegram',
    'shareYoutube',
    'shareInstagram',
    'shareTwitter',
    'todayShareSpin',
    'shop',
  ] as const
  const state = names.slice(0, count).reduce((now, name) => visit(now, name), start)
  expect(claimable(state).filter((key) => key.startsWith('milestone'))).toEqual(keys)
  const tomorrow = momentAt('2026-11-16T00:00:00+07:00')
  expect(claimable(state, tomorrow).filter((key) => key.startsWith('milestone'))).toEqual([])
})

test('progress is shown towards the time that comes next', () => {
  const task = { ...taskOf('playGame'), timesADay: 3 }
  const other = { ...config, tasks: [task] }
  let state = rules.on['round.settled'](start, aRound(450_00), noon, other)
  const shown = () => {
    const { progress, timesDone, status } = showTask(meFor(other, state, noon), task, {})
    return [progress, timesDone, status]
  }
  expect(shown()).toEqual([200_00, 0, 1])
  state = claims.claimed(
    claims.claimed(state, 'daily:106:2026-11-15:1', noon),
    'daily:106:2026-11-15:2',
    noon,
  )
  expect(shown()).toEqual([50_00, 2, 0])
})
