import { afterAll, beforeAll, expect, test } from 'vitest'
import type { HastyArcade } from './suspicious/arcade.ts'
import { openHastyArcade } from './suspicious/arcade.ts'
import { playAll } from './suspicious/player.ts'
import { listMissed } from './suspicious/suspect.ts'
import type { Verifier } from './suspicious/verifier.ts'
import { downloadVerifier } from './suspicious/verifier.ts'

let arcade: HastyArcade
let verifier: Verifier
beforeAll(async () => {
  arcade = await openHastyArcade()
  verifier = await downloadVerifier(arcade.url)
}, 60_000)
afterAll(async () => {
  verifier.remove()
  await arcade.close()
})

const patient = { timeout: 120_000 }

/** A thousand rounds of each are `npm run suspicious`. */
test('who believes nothing plays every game and finds all of it fair', patient, async () => {
  const names: string[] = []
  for (const game of arcade.games) names.push(...(await playAll(arcade, game, 2)).names)
  const { isFair, said, faults } = await verifier.verify(names)
  expect(faults).toEqual([])
  expect(said.match(/nonces 3, played 2, void 1,/g)).toHaveLength(
    arcade.games.filter(({ course }) => !course).length,
  )
  expect(isFair).toBe(true)
})

test.each(['gem-sweep', 'baccarat-salon'])(
  'lied to about one seed, outcome, salt or tip of %s, the verifier finds it',
  patient,
  async (id) => {
    const game = arcade.games.find((one) => one.id === id)
    if (!game) throw new Error(`no ${id}`)
    const { names } = await playAll(arcade, game, 2)
    expect(await listMissed(verifier, game, names.slice(0, 1))).toEqual([])
  },
)
