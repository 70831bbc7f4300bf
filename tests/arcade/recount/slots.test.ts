import { paytable as changRoyale } from '@parlour/arcade/games/chang-royale/title.ts'
import { paytable as goldenStampede } from '@parlour/arcade/games/golden-stampede/title.ts'
import { paytable as jadeTiger } from '@parlour/arcade/games/jade-tiger/title.ts'
import { paytable as moonBun } from '@parlour/arcade/games/moon-bun/title.ts'
import { paytable as nagaEmber } from '@parlour/arcade/games/naga-ember/title.ts'
import { paytable as pandaDrum } from '@parlour/arcade/games/panda-drum/title.ts'
import { paytable as pawOfPlenty } from '@parlour/arcade/games/paw-of-plenty/title.ts'
import { paytable as phoenixAria } from '@parlour/arcade/games/phoenix-aria/title.ts'
import { paytable as prismRush } from '@parlour/arcade/games/prism-rush/title.ts'
import { paytable as sevensAblaze } from '@parlour/arcade/games/sevens-ablaze/title.ts'
import type { SlotTable } from '@parlour/arcade/games/slots/table.ts'
import { paytable as sugarOrbit } from '@parlour/arcade/games/sugar-orbit/title.ts'
import { expect, test } from 'vitest'
import { recountCascade } from './cascade.ts'
import { recountHold } from './hold.ts'
import { recountSticky } from './sticky.ts'
import { recountWays } from './ways.ts'

const tables: [string, SlotTable][] = [
  ['naga-ember', nagaEmber],
  ['sevens-ablaze', sevensAblaze],
  ['golden-stampede', goldenStampede],
  ['sugar-orbit', sugarOrbit],
  ['prism-rush', prismRush],
  ['paw-of-plenty', pawOfPlenty],
  ['jade-tiger', jadeTiger],
  ['phoenix-aria', phoenixAria],
  ['chang-royale', changRoyale],
  ['moon-bun', moonBun],
  ['panda-drum', pandaDrum],
]

/** By code that knows the published table and not a line of the game's. */
test.each(tables)('%s: a second count finds every published figure', (_id, table) => {
  const { returned, most, ...spread } = recount(table)
  const { numerator, denominator } = table.returnToPlayer
  expect(Math.abs(returned - numerator / denominator)).toBeLessThan(0.6 / denominator)
  const { most: published, ...others } = table.spread
  expect(most.times).toBe(published.times)
  expect(published.times).toBeLessThan(table.topTimes)
  expect(Math.abs(most.chance / published.chance - 1)).toBeLessThan(1e-5)
  for (const [name, figure] of Object.entries(others))
    expect([name, Math.abs(spread[name as keyof typeof spread] / figure - 1) < 1e-5]).toEqual([
      name,
      true,
    ])
})

function recount(table: SlotTable) {
  if (table.mechanic === 'ways') return recountWays(table)
  if (table.mechanic === 'sticky') return recountSticky(table)
  return table.mechanic === 'cascade' ? recountCascade(table) : recountHold(table)
}
