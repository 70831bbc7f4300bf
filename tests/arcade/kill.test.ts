import { krakenCove } from '@parlour/arcade/games/kraken-cove/rules.ts'
import type { AnyArcadeGame } from '@parlour/arcade/games/game.ts'
import { expect, test } from 'vitest'
import { killIn, phasesOf } from './kill/kill-game.ts'

const game = krakenCove as AnyArcadeGame

/** Every game and 50 players are `npm run kill`. */
test.each(phasesOf(game))(
  'killed at sea in phase %s: no stake without a result, no result paid twice',
  { timeout: 120_000 },
  async (phase) => {
    const { rounds, faults } = await killIn(game, phase, 6)
    expect(faults).toEqual([])
    expect(rounds).toBeGreaterThanOrEqual(3)
  },
)
