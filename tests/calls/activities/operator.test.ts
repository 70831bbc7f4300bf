import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { ActivityStack } from '../../stack/activity-stack.ts'
import { startActivities } from '../../stack/activity-stack.ts'
import { errorOf } from '../../stack/cashier-stack.ts'

let stack: ActivityStack
beforeAll(async () => {
  stack = await startActivities(inject('clusterUrl'))
})
afterAll(() => stack.stop())

type Listed = { activity: string; version: number; isOn: boolean; config: object }
async function look(name: string): Promise<Listed> {
  const { body } = await stack.operator('ann', 'listActivities', {})
  const found = (body['activityList'] as Listed[]).find(({ activity }) => activity === name)
  if (!found) throw new Error(`${name} is not listed`)
  return found
}
const set = (input: object) => stack.operator('ann', 'setActivity', input)

test('an operator changes a config, and players who enter from then on play by it', async () => {
  const { version, config } = await look('Bind')
  const change = { activity: 'Bind', basedOn: version, isOn: true }
  expect(errorOf(await set({ ...change, config: { ...config, bonus: 25_00 } }))).toBe('ok')
  const player = await stack.newcomer()
  await stack.bind(player)
  await stack.pay(player, 100_00)
  await stack.call('getActivityIds', {}, player)
  expect(await stack.coin(player)).toBe(125_00)
})

test('two operators at once: the second is told that it has changed', async () => {
  const { version } = await look('Supply')
  const change = { activity: 'Supply', basedOn: version, isOn: false }
  expect(errorOf(await set(change))).toBe('ok')
  expect(errorOf(await set(change))).toBe('changedMeanwhile')
  expect(await look('Supply')).toMatchObject({ isOn: false })
})

test('a config that breaks its schema is refused, and the old one stays', async () => {
  const before = await look('FirstCharge')
  const change = { activity: 'FirstCharge', basedOn: before.version, isOn: true }
  expect(errorOf(await set({ ...change, config: { packs: [] } }))).toBe('badConfig')
  expect(errorOf(await set({ ...change, config: { unknown: 1 } }))).toBe('badConfig')
  const award = [{ id: 1009, count: 1, betRate: 2 }]
  const packs = [{ id: 1, price: 100_00, showType: 1, award }]
  expect(errorOf(await set({ ...change, config: { packs } }))).toBe('badConfig')
  expect(await look('FirstCharge')).toEqual(before)
})
