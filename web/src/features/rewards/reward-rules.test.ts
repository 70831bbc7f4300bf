import { type ActivityName, activityTypes } from '@parlour/contract/activity-types.ts'
import { expect, test } from 'vitest'
import {
  isReady,
  listOpen,
  listRewards,
  listSignIn,
  progressText,
  rewardTarget,
} from './reward-rules.ts'

const entry = (sort: number) => ({
  sort,
  canClaim: false,
  progress: null,
  expireTime: -1,
  link: null,
})
const mapOf = (...names: ActivityName[]) =>
  Object.fromEntries(names.map((name, index) => [String(activityTypes[name]), entry(index)]))
const namesOf = (rewards: { name: ActivityName }[]) => rewards.map(({ name }) => name)

test('shows what is in the player’s map, and nothing else', () => {
  expect(listRewards({ activityMap: {}, isBankrupt: true })).toEqual([])
  const activityMap = mapOf('FreeSign', 'VIP')
  expect(namesOf(listRewards({ activityMap, isBankrupt: false }))).toEqual(['FreeSign', 'VIP'])
})

test('in the order of their sort, whatever their numbers are', () => {
  const activityMap = { 8: entry(9), 15: entry(1), 41: entry(5) }
  const shown = namesOf(listRewards({ activityMap, isBankrupt: false }))
  expect(shown).toEqual(['SignUpBonus', 'Agent5', 'VIP'])
})

test('the view of signing in shows its cards and nothing else', () => {
  const known = { activityMap: mapOf('VIP', 'SignUpBonus', 'FreeSign'), isBankrupt: true }
  expect(namesOf(listSignIn(known))).toEqual(['SignUpBonus'])
  expect(listSignIn({ activityMap: mapOf('VIP'), isBankrupt: true })).toEqual([])
})

test('supply only for who is bankrupt', () => {
  const activityMap = mapOf('Supply')
  expect(listRewards({ activityMap, isBankrupt: false })).toEqual([])
  expect(namesOf(listRewards({ activityMap, isBankrupt: true }))).toEqual(['Supply'])
})

test('agent is hidden when there is agentCount', () => {
  const shown = (...names: ActivityName[]) =>
    namesOf(listRewards({ activityMap: mapOf(...names), isBankrupt: false }))
  expect(shown('Agent')).toEqual(['Agent'])
  expect(shown('Agent', 'AgentCount')).toEqual(['AgentCount'])
  expect(shown('Agent', 'Agent5')).toEqual(['Agent', 'Agent5'])
})

test('first charge, tasks and the like are for the overview, not for the rewards list', () => {
  const names: ActivityName[] = ['FirstCharge', 'InviteFriend1', 'Tasks', 'ContinuousRecharge']
  const known = { activityMap: mapOf(...names), isBankrupt: false }
  expect(listRewards(known)).toEqual([])
  expect(namesOf(listOpen(known))).toEqual(names)
})

test('a card leads to the activity’s page; an outside link to where the site says', () => {
  expect(rewardTarget({ name: 'VIP', entry: entry(1) })).toEqual({
    kind: 'link',
    href: '/profile/vip',
  })
  const link = 'https://example.org/club'
  expect(rewardTarget({ name: 'OutLink', entry: { ...entry(1), link } })).toEqual({
    kind: 'link',
    href: link,
  })
})

test.each([
  ['AccumulatedRecharge', 2, 8, '2/8'],
  ['Tasks', 0, 17, '0/17'],
  ['VIP', 3_300_00, 9_000_00, '36%'],
  ['InviteUserSpin', 99_99, 100_00, '99%'],
  ['Festival', 100_00, 5_000_00, '2%'],
] as const)('how far %s is: %i of %i is %s', (name, done, total, words) => {
  expect(progressText({ name, entry: { ...entry(1), progress: { done, total } } })).toBe(words)
})

test('a turn of the invite wheel is not ready to claim', () => {
  const waiting = { ...entry(1), canClaim: true }
  expect(isReady({ name: 'InviteUserSpin', entry: waiting })).toBe(false)
  expect(isReady({ name: 'VIP', entry: waiting })).toBe(true)
})
