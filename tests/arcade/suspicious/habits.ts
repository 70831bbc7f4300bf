import { randomInt } from 'node:crypto'
import { levels as roads } from '@parlour/arcade/games/chick-dash/title.ts'
import type { AnyArcadeGame } from '@parlour/arcade/games/game.ts'
import { tableTitles } from '@parlour/arcade/games/index.ts'
import { levels as waters } from '@parlour/arcade/games/koi-ascend/title.ts'
import { levels as fish } from '@parlour/arcade/games/puffer-pop/title.ts'
import type { Spot } from '@parlour/arcade/games/tables/paytable.ts'

const stakeAmount = 1000
const oneOf = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T

/** What a curious player does next in a round, as a browser would send it. */
export type Habit = { begin: () => object; goOn?: (step: number) => object }

/** Ways to play each game, in no way chosen well: what is checked is not luck. */
export function habitOf(game: AnyArcadeGame): Habit {
  if (game.kind === 'slots') return { begin: () => ({ kind: 'spin', stakeAmount: 100 }) }
  const table = tableTitles.find(({ title }) => title.id === game.id)
  if (table) return { begin: () => betOn(table.title.spots) }
  const known = habits[game.id]
  if (!known) throw new Error(`nobody knows how to play ${game.id}`)
  return known
}

function betOn(spots: readonly Spot[]): object {
  const bets = Object.fromEntries([oneOf(spots), oneOf(spots)].map(({ key }) => [key, stakeAmount]))
  return { kind: 'bet', bets }
}

/** Some steps up, then what is won is taken. */
function ladder(levels: readonly { key: string }[]): Habit {
  return {
    begin: () => ({ kind: 'bet', stakeAmount, level: oneOf(levels).key }),
    goOn: (step) => ({ kind: step < 3 ? 'step' : 'take' }),
  }
}

const flips = () => Array.from({ length: 5 }, () => randomInt(2) === 1)

const habits: Record<string, Habit> = {
  'peg-drop': {
    begin: () => ({
      kind: 'drop',
      stakeAmount,
      rows: oneOf([8, 11, 16]),
      risk: 'high',
      balls: oneOf([1, 5]),
    }),
  },
  'keno-bubble': {
    begin: () => ({ kind: 'draw', stakeAmount, picks: [3, 1 + randomInt(2), 30 + randomInt(10)] }),
  },
  'gem-sweep': {
    begin: () => ({ kind: 'bet', stakeAmount, mines: oneOf([1, 3, 24]) }),
    goOn: (step) => (step < 3 ? { kind: 'pick', tile: step * 7 } : { kind: 'take' }),
  },
  'chick-dash': ladder(roads),
  'puffer-pop': ladder(fish),
  'koi-ascend': ladder(waters),
  'jacks-or-better': {
    begin: () => ({ kind: 'deal', stakeAmount }),
    goOn: () => ({ kind: 'draw', held: flips() }),
  },
  blackjack: {
    begin: () => ({ kind: 'bet', stakeAmount }),
    goOn: (step) => ({ kind: step === 0 && randomInt(2) === 1 ? 'hit' : 'stand' }),
  },
  'three-kings': {
    begin: () => ({ kind: 'bet', stakeAmount, hasPairPlus: randomInt(2) === 1 }),
    goOn: () => ({ kind: oneOf(['play', 'fold']) }),
  },
  'pok-deng-nine': {
    begin: () => ({ kind: 'bet', stakeAmount }),
    goOn: () => ({ kind: oneOf(['draw', 'stand']) }),
  },
  'kraken-cove': {
    begin: () => ({ kind: 'buy', stakeAmount: 5 * stakeAmount }),
    goOn: () => ({ kind: 'home' }),
  },
  liftoff: {
    begin: () => ({ kind: 'bet', seat: randomInt(2), stakeAmount, autoAt: 101 + randomInt(300) }),
  },
  'stadium-one': {
    begin: () => ({ kind: 'bet', bets: { [oneOf(['0h', '1d', '2a', '0h+1o'])]: stakeAmount } }),
  },
}
