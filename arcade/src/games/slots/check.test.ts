import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { openStream } from '../../fair/stream.ts'
import { check as checkStampede } from '../golden-stampede/check.ts'
import { goldenStampede } from '../golden-stampede/rules.ts'
import { check as checkNaga } from '../naga-ember/check.ts'
import { nagaEmber } from '../naga-ember/rules.ts'
import { check as checkPrism } from '../prism-rush/check.ts'
import { prismRush } from '../prism-rush/rules.ts'
import { check as checkSevens } from '../sevens-ablaze/check.ts'
import { sevensAblaze } from '../sevens-ablaze/rules.ts'
import { check as checkSugar } from '../sugar-orbit/check.ts'
import { sugarOrbit } from '../sugar-orbit/rules.ts'

const action = { kind: 'spin' as const, stakeAmount: 100 }

/** Two programs that share only the published tables must agree on every round. */
test.each([
  ['naga-ember', nagaEmber, checkNaga, 9],
  ['sevens-ablaze', sevensAblaze, checkSevens, 6],
  ['golden-stampede', goldenStampede, checkStampede, 5],
  ['sugar-orbit', sugarOrbit, checkSugar, 5],
  ['prism-rush', prismRush, checkPrism, 5],
])('%s: the verifier finds what the arcade found', (_id, game, check, longest) => {
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
  expect(most).toBeGreaterThanOrEqual(longest)
})

function partOf({ grids, times, winAmount }: Record<string, unknown>) {
  return { grids, times, winAmount }
}
