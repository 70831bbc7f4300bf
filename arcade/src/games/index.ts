import { blackjack } from './blackjack/rules.ts'
import type { AnyArcadeGame } from './game.ts'
import { gemSweep } from './gem-sweep/rules.ts'
import { goldenStampede } from './golden-stampede/rules.ts'
import { jacksOrBetter } from './jacks-or-better/rules.ts'
import { liftoff } from './liftoff/rules.ts'
import { nagaEmber } from './naga-ember/rules.ts'
import { pegDrop } from './peg-drop/rules.ts'
import { prismRush } from './prism-rush/rules.ts'
import { sevensAblaze } from './sevens-ablaze/rules.ts'
import { sugarOrbit } from './sugar-orbit/rules.ts'

/** Every game we offer. Adding one is a folder beside this file and a line here. */
export const games: readonly AnyArcadeGame[] = [
  pegDrop,
  gemSweep,
  jacksOrBetter,
  blackjack,
  liftoff,
  nagaEmber,
  sugarOrbit,
  goldenStampede,
  prismRush,
  sevensAblaze,
]

export function findGame(id: string): AnyArcadeGame | null {
  return games.find((game) => game.id === id) ?? null
}
