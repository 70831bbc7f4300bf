import { activityFolder } from '@parlour/contract/activity-types.ts'
import { promotionConfigs } from '@parlour/contract/activities/index.ts'
import { expect, test } from 'vitest'
import type { PromotionName } from './activity.ts'
import { promotionNames } from './index.ts'
import type { Rules, Words } from './rules/words.ts'

/** Writes a text as its key and the values it was given. */
const words: Words = {
  t: (key, ...[values]) => (values ? `${key} ${JSON.stringify(values)}` : key),
  money: (hundredths) => `฿${hundredths / 100}`,
  share: (perMillion) => `${perMillion / 10_000}%`,
  yearDay: (monthAndDay) => monthAndDay,
  weekday: (day) => `day ${day}`,
}

const modules = import.meta.glob<{ writeRules: (config: unknown, words: Words) => Rules }>(
  './*/rules.ts',
  { eager: true },
)

function write(name: PromotionName): Rules {
  const { writeRules } = modules[`./${activityFolder(name)}/rules.ts`] ?? {}
  if (!writeRules) throw new Error(`${name} has no rules`)
  return writeRules(promotionConfigs[name].parse({}), words)
}

test.each(promotionNames)('the rules of %s are written out', (name) => {
  const { lines, tables = [] } = write(name)
  if (name !== 'Notice' && name !== 'OutLink') expect(lines.length).toBeGreaterThan(0)
  expect(JSON.stringify({ lines, tables })).not.toMatch(/undefined|NaN|\[object/)
  for (const { head, rows } of tables) for (const row of rows) expect(row).toHaveLength(head.length)
})

test('their numbers are the config’s', () => {
  expect(write('Supply').tables?.[0]?.rows).toEqual([
    ['฿100', '3%'],
    ['฿1000', '4%'],
    ['฿10000', '5%'],
  ])
  expect(write('SignUpBonus').tables?.[0]?.rows[3]).toEqual(['฿1000', '฿45', '฿315'])
  expect(write('Agent5').tables?.[0]?.rows[0]).toEqual(['0', '฿10000', '0.2% / 0.1% / 0.05%'])
})
