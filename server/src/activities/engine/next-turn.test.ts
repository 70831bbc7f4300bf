import { promotionConfigs } from '@parlour/contract/activities/index.ts'
import { expect, test } from 'vitest'
import { promotions } from '../table.ts'
import type { Version } from './configs.ts'
import { nextTurn } from './next-turn.ts'
import type { PromotionName } from './promotion.ts'

const version = (activity: PromotionName, more: Partial<Version> = {}): Version => ({
  version: 1,
  activity,
  isOn: true,
  sort: 1,
  config: promotionConfigs[activity].parse({}),
  startsAt: null,
  endsAt: null,
  ...more,
})
const at = (text: string) => Date.parse(`${text}+07:00`)

test.each([
  ['a rain of today', '2026-06-01T17:59:59', version('RedPacket'), '2026-06-01T18:00:00'],
  ['the end of the day', '2026-06-01T21:00:00', version('RedPacket'), '2026-06-02T00:00:00'],
  ['what is off', '2026-06-01T11:00', version('RedPacket', { isOn: false }), '2026-06-02T00:00:00'],
  ['a season', '2026-12-17T23:00:00', version('Christmas'), '2026-12-18T00:00:00'],
  [
    'an operator’s border',
    '2026-06-01T09:00:00',
    version('Bind', { startsAt: at('2026-06-01T10:00:00') }),
    '2026-06-01T10:00:00',
  ],
  [
    'an operator’s end',
    '2026-06-01T09:00:00',
    version('Bind', { startsAt: 0, endsAt: at('2026-06-01T10:30:00') }),
    '2026-06-01T10:30:00',
  ],
])('%s is when the list is looked at again', (_what, now, newest, turn) => {
  const inForce = new Map([[newest.activity, newest]])
  expect(nextTurn(promotions, { inForce, timeZone: 'Asia/Bangkok' }, at(now))).toBe(at(turn))
})
