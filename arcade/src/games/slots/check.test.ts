import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { openStream } from '../../fair/stream.ts'
import { slotTitles } from '../index.ts'
import { checkSlot } from './check.ts'
import { slotGame } from './engine.ts'
import type { SlotTable } from './table.ts'

const action = { kind: 'spin' as const, stakeAmount: 100 }

/** Two programs that share only the published tables must agree on every round. */
test.each(slotTitles)('$id: the verifier finds what the arcade found', (title) => {
  const game = slotGame(title)
  const check = checkSlot(title.paytable)
  let most = 0
  for (let nonce = 1; nonce <= 1000; nonce++) {
    const seeds = { serverSeed: 'c0ffee'.repeat(10), playerSeed: 'verifier', nonce }
    const random = openStream(seeds)
    const step = game.act(game.start(random), { seatId: 'solo' }, action, random)
    if (step.isRefused) throw new Error(step.reason)
    const shown = game.view(step.state, { seatId: 'solo' })
    const again = openStream(seeds)
    const found = check({ below: (count) => again.integer(count) }, [action])
    const isSame = isDeepStrictEqual(partOf(shown), found)
    if (!isSame) expect(shown).toMatchObject(found)
    if (again.cursor() !== random.cursor()) throw new Error(`nonce ${nonce}: other words were used`)
    most = Math.max(most, step.state.spun?.beats.length ?? 0)
  }
  // Features and long falls were among them.
  expect(most).toBeGreaterThanOrEqual(longBeats(title.paytable))
})

/** So many beats has a round with its free spins, with respins, or with many falls. */
function longBeats(table: SlotTable): number {
  return table.mechanic === 'ways' || table.mechanic === 'sticky'
    ? 1 + Math.min(...Object.values(table.freeSpins))
    : 5
}

function partOf({ grids, times, winAmount }: Record<string, unknown>) {
  return { grids, times, winAmount }
}
