import { promotionConfigs } from '@parlour/contract/activities/index.ts'
import { expect, test } from 'vitest'
import { ruleTable } from './rule-table.ts'
import type { RuleName, Rules, Words } from './words.ts'

/** Writes a text as its key and the values it was given. */
const words: Words = {
  t: (key, ...[values]) => (values ? `${key} ${JSON.stringify(values)}` : key),
  money: (hundredths) => `฿${hundredths / 100}`,
  share: (perMillion) => `${perMillion / 10_000}%`,
  yearDay: (monthAndDay) => monthAndDay,
  weekday: (day) => `day ${day}`,
}

function write(name: RuleName): Rules {
  const config = promotionConfigs[name].parse({})
  const writeRules = ruleTable[name] as (config: unknown, words: Words) => Rules
  return writeRules(config, words)
}

test.each(Object.keys(ruleTable) as RuleName[])('the rules of %s are written out', (name) => {
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
