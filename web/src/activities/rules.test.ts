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
  depositRate: 2,
  share: (perMillion) => `${perMillion / 10_000}%`,
  yearDay: (monthAndDay) => monthAndDay,
  weekday: (day) => `day ${day}`,
}

type Writer = { writeRules: (config: unknown, words: Words) => Rules }

/** A promotion without pages has its rules in its view. */
const rules = import.meta.glob<Writer>('./*/rules.ts')
const views = import.meta.glob<{ view: Writer }>('./*/view.ts')

async function write(name: PromotionName): Promise<Rules> {
  const folder = `./${activityFolder(name)}`
  const written = await rules[`${folder}/rules.ts`]?.()
  const { writeRules } = written ?? (await views[`${folder}/view.ts`]!()).view
  return writeRules(promotionConfigs[name].parse({}), words)
}

test.each(promotionNames)('the rules of %s are written out', async (name) => {
  const { lines, tables = [] } = await write(name)
  if (name !== 'Notice' && name !== 'OutLink') expect(lines.length).toBeGreaterThan(0)
  expect(JSON.stringify({ lines, tables })).not.toMatch(/undefined|NaN|\[object/)
  for (const { head, rows } of tables) for (const row of rows) expect(row).toHaveLength(head.length)
})

test('their numbers are the config’s', async () => {
  expect((await write('Supply')).tables?.[0]?.rows).toEqual([
    ['฿100', '3%'],
    ['฿1000', '4%'],
    ['฿10000', '5%'],
  ])
  expect((await write('SignUpBonus')).tables?.[0]?.rows[3]).toEqual(['฿1000', '฿45', '฿315'])
  expect((await write('Agent5')).tables?.[0]?.rows[0]).toEqual([
    '0',
    '฿10000',
    '0.2% / 0.1% / 0.05%',
  ])
})

test.each(['FirstCharge', 'SignUpBonus'] as const)(
  'a deposit for %s is wagered as often as any',
  async (name) => {
    expect((await write(name)).lines).toContain('rule.cardCredit {"rate":2}')
  },
)
