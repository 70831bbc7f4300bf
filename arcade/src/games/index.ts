import { apexCircuit } from './apex-circuit/rules.ts'
import { title as apexTitle } from './apex-circuit/title.ts'
import { baccaratSalon } from './baccarat-salon/rules.ts'
import { title as baccaratTitle } from './baccarat-salon/title.ts'
import { blackjack } from './blackjack/rules.ts'
import { title as changRoyale } from './chang-royale/title.ts'
import { chickDash } from './chick-dash/rules.ts'
import { dragonTiger } from './dragon-tiger/rules.ts'
import { title as dragonTigerTitle } from './dragon-tiger/title.ts'
import type { AnyArcadeGame } from './game.ts'
import { gemSweep } from './gem-sweep/rules.ts'
import { title as goldenStampede } from './golden-stampede/title.ts'
import { gourdCrabFish } from './gourd-crab-fish/rules.ts'
import { title as gourdTitle } from './gourd-crab-fish/title.ts'
import { hiLoSiam } from './hi-lo-siam/rules.ts'
import { title as hiLoTitle } from './hi-lo-siam/title.ts'
import { jacksOrBetter } from './jacks-or-better/rules.ts'
import { title as jadeTiger } from './jade-tiger/title.ts'
import { kenoBubble } from './keno-bubble/rules.ts'
import { koiAscend } from './koi-ascend/rules.ts'
import { krakenCove } from './kraken-cove/rules.ts'
import { liftoff } from './liftoff/rules.ts'
import { title as moonBun } from './moon-bun/title.ts'
import { title as nagaEmber } from './naga-ember/title.ts'
import { neonWheel } from './neon-wheel/rules.ts'
import { title as neonTitle } from './neon-wheel/title.ts'
import { title as pandaDrum } from './panda-drum/title.ts'
import { title as pawOfPlenty } from './paw-of-plenty/title.ts'
import { pegDrop } from './peg-drop/rules.ts'
import { title as phoenixAria } from './phoenix-aria/title.ts'
import { pokDengNine } from './pok-deng-nine/rules.ts'
import { title as prismRush } from './prism-rush/title.ts'
import { pufferPop } from './puffer-pop/rules.ts'
import { rouletteLumiere } from './roulette-lumiere/rules.ts'
import { title as rouletteTitle } from './roulette-lumiere/title.ts'
import { title as sevensAblaze } from './sevens-ablaze/title.ts'
import { slotGame } from './slots/engine.ts'
import type { SlotTitle } from './slots/table.ts'
import { stadiumOne } from './stadium-one/rules.ts'
import { title as sugarOrbit } from './sugar-orbit/title.ts'
import type { TableTitle } from './tables/paytable.ts'
import { threeKings } from './three-kings/rules.ts'

/** Every slot we offer. Adding one is a folder beside this file and a line here. */
export const slotTitles: readonly SlotTitle[] = [
  nagaEmber,
  sugarOrbit,
  goldenStampede,
  prismRush,
  sevensAblaze,
  pawOfPlenty,
  jadeTiger,
  phoenixAria,
  changRoyale,
  moonBun,
  pandaDrum,
]

/** Every table of the hall: what is published of it, and the game. */
export const tableTitles: readonly { title: TableTitle<never>; game: AnyArcadeGame }[] = [
  { title: dragonTigerTitle, game: dragonTiger },
  { title: baccaratTitle, game: baccaratSalon },
  { title: hiLoTitle, game: hiLoSiam },
  { title: neonTitle, game: neonWheel },
  { title: rouletteTitle, game: rouletteLumiere },
  { title: gourdTitle, game: gourdCrabFish },
  { title: apexTitle, game: apexCircuit },
]

/** Every game we offer. Adding one is a folder beside this file and a line here. */
export const games: readonly AnyArcadeGame[] = [
  pegDrop,
  gemSweep,
  chickDash,
  pufferPop,
  koiAscend,
  krakenCove,
  kenoBubble,
  jacksOrBetter,
  blackjack,
  threeKings,
  pokDengNine,
  liftoff,
  stadiumOne,
  ...tableTitles.map(({ game }) => game),
  ...slotTitles.map((title) => slotGame(title)),
]
