import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Checks } from '../client/fair-check.ts'
import { sha256Of, wordsOf } from '../client/fair-words.ts'
import { check as apexCircuit } from '../games/apex-circuit/check.ts'
import { check as baccaratSalon } from '../games/baccarat-salon/check.ts'
import { check as blackjack } from '../games/blackjack/check.ts'
import { check as chickDash } from '../games/chick-dash/check.ts'
import { check as dragonTiger } from '../games/dragon-tiger/check.ts'
import { check as gemSweep } from '../games/gem-sweep/check.ts'
import { check as gourdCrabFish } from '../games/gourd-crab-fish/check.ts'
import { check as hiLoSiam } from '../games/hi-lo-siam/check.ts'
import { games, slotTitles } from '../games/index.ts'
import { check as jacksOrBetter } from '../games/jacks-or-better/check.ts'
import { check as kenoBubble } from '../games/keno-bubble/check.ts'
import { check as koiAscend } from '../games/koi-ascend/check.ts'
import { check as krakenCove } from '../games/kraken-cove/check.ts'
import { check as liftoff } from '../games/liftoff/check.ts'
import { check as neonWheel } from '../games/neon-wheel/check.ts'
import { check as pegDrop } from '../games/peg-drop/check.ts'
import { check as pokDengNine } from '../games/pok-deng-nine/check.ts'
import { check as pufferPop } from '../games/puffer-pop/check.ts'
import { check as rouletteLumiere } from '../games/roulette-lumiere/check.ts'
import { checkSlot } from '../games/slots/check.ts'
import { check as stadiumOne } from '../games/stadium-one/check.ts'
import { check as threeKings } from '../games/three-kings/check.ts'
import { openStream } from './stream.ts'

const paper = new URL('../../../docs/fairness.md', import.meta.url)
const [, block = '{}'] = /```json\n([^`]*)```/.exec(readFileSync(paper, 'utf8')) ?? []
const { seeds, commitment, words, rounds } = JSON.parse(block) as {
  seeds: { serverSeed: string; playerSeed: string; nonce: number }
  commitment: string
  words: number[]
  rounds: { game: string; actions: { kind: string }[]; result: Record<string, unknown> }[]
}
const slots = slotTitles.map(({ id, paytable }) => [id, checkSlot(paytable)] as const)
const checks: Checks = {
  blackjack,
  liftoff,
  'apex-circuit': apexCircuit,
  'baccarat-salon': baccaratSalon,
  'chick-dash': chickDash,
  'dragon-tiger': dragonTiger,
  'gem-sweep': gemSweep,
  'gourd-crab-fish': gourdCrabFish,
  'hi-lo-siam': hiLoSiam,
  'jacks-or-better': jacksOrBetter,
  'keno-bubble': kenoBubble,
  'koi-ascend': koiAscend,
  'kraken-cove': krakenCove,
  'neon-wheel': neonWheel,
  'peg-drop': pegDrop,
  'pok-deng-nine': pokDengNine,
  'puffer-pop': pufferPop,
  'roulette-lumiere': rouletteLumiere,
  'stadium-one': stadiumOne,
  'three-kings': threeKings,
  ...Object.fromEntries(slots),
}

test('the paper has a vector for every game, and its hash and words are right', async () => {
  expect(rounds.map(({ game }) => game).toSorted()).toEqual(games.map(({ id }) => id).toSorted())
  expect(await sha256Of(seeds.serverSeed)).toBe(commitment)
  const drawn = await wordsOf(seeds, 1)
  expect(words.map(() => drawn.below(2 ** 32))).toEqual(words)
})

test.each(rounds)('$game: the written vector is what verifier and game find', async (vector) => {
  const { game: id, actions, result } = vector
  expect(checks[id]?.(await wordsOf(seeds), actions, seeds.nonce)).toEqual(result)
  const game = games.find((one) => one.id === id)
  if (!game || game.course?.kind === 'crash') return
  const random = openStream(seeds)
  let state = game.start(random)
  for (const action of actions) {
    // Shots do not come as actions of a browser.
    const parsed = action.kind === 'shot' ? action : game.action.parse(action)
    const step = game.act(state, { seatId: 'solo' }, parsed, random)
    if (step.isRefused) throw new Error(step.reason)
    ;({ state } = step)
  }
  // At a table the hall draws, when all bets are in.
  if (game.course) state = { ...(state as object), outcome: game.course.draw(random, seeds.nonce) }
  const winAmount = game.settle(state).reduce((sum, { amount }) => sum + amount, 0)
  expect({ ...game.view(state, { seatId: 'solo' }), winAmount }).toMatchObject(result)
})

/** What a refused round would have paid is told by the verifier, where that was decided. */
test.each(rounds.filter(({ game: id }) => !findGame(id)?.course))(
  '$game: what its first action comes to is told when that ends it, and only then',
  async ({ game: id, actions: [first] }) => {
    const [game, check] = [findGame(id), checks[id]]
    if (!game || !check) throw new Error(id)
    for (let nonce = 1; nonce <= 40; nonce++) {
      const random = openStream({ ...seeds, nonce })
      const state = game.start(random)
      const step = game.act(state, { seatId: 'solo' }, game.action.parse(first), random)
      const drawn = await wordsOf({ ...seeds, nonce })
      const tell = () => void check(drawn, [first], nonce)
      if (!step.isRefused && step.isOver) expect(tell).not.toThrow()
      else expect(tell).toThrow()
    }
  },
)

function findGame(id: string) {
  return games.find((one) => one.id === id)
}
