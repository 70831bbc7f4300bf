import { promotionConfigs } from '@parlour/contract/activities/index.ts'
import { expect, test } from 'vitest'
import { promotions } from '../table.ts'
import { findBeginning } from './phase.ts'
import type { PromotionName } from './promotion.ts'
import { momentAt } from './test-player.ts'

const at = (text: string) => `${text}+07:00`

test.each([
  ['a season', 'Christmas', null, '2026-12-18T00:00:00'],
  ['an operator’s border', 'Bind', '2026-12-01T10:00:00', '2026-12-01T10:00:00'],
  ['a border before the season', 'Christmas', '2026-12-01T10:00:00', '2026-12-18T00:00:00'],
  ['a border within the season', 'Christmas', '2026-12-20T10:00:00', '2026-12-20T10:00:00'],
  ['a border after all days', 'Festival', '2027-06-01T00:00:00', null],
] as const)('%s is when it begins', (_what, name, border, beginning) => {
  const config: unknown = promotionConfigs[name].parse(name === 'Festival' ? { season } : {})
  const startsAt = border && Date.parse(at(border))
  const newest = { ...plain(name), config, startsAt }
  const moment = momentAt(at('2026-11-17T12:00:00'))
  const promotion = promotions.find((one) => one.name === name)!
  expect(findBeginning(promotion, { newest, config, moment })).toBe(
    beginning && Date.parse(at(beginning)),
  )
})

const season = {
  startsAt: Date.parse(at('2027-04-13T00:00:00')),
  endsAt: Date.parse(at('2027-04-16T00:00:00')),
}

const plain = (activity: PromotionName) => {
  return { version: 1, activity, isOn: true, sort: 1, endsAt: null }
}
