import { tableTitles } from '@parlour/arcade/games/index.ts'
import { liftoff } from '@parlour/arcade/games/liftoff/rules.ts'
import type { MatchDay } from '@parlour/arcade/games/stadium-one/paytable.ts'
import { stadiumOne, timesOf } from '@parlour/arcade/games/stadium-one/rules.ts'
import type { Spot } from '@parlour/arcade/games/tables/paytable.ts'
import { returnOf, shareOf } from '@parlour/arcade/games/tables/paytable.ts'
import type { Trial } from './trial.ts'

const leftAt = [101, 200, 1000, 10_000]
const slips = ['0h', '1d', '2a', '3o', '4n', '0s11', '0h+1o', '0h+1h+2h+3h+4h']

/** Games that all share: one draw decides every bet, so each draw is judged for all of them. */
export const hallTrials: Trial[] = [
  {
    game: liftoff.id,
    bets: leftAt.map((times) => ({
      name: `leaving at ${times / 100}×`,
      stated: shareOf(liftoff.rules.returnToPlayer),
    })),
    play(random, nonce, returned) {
      const reached = Number(liftoff.course?.draw(random, nonce))
      leftAt.forEach((times, at) => (returned[at] = reached >= times ? times / 100 : 0))
    },
  },
  {
    game: stadiumOne.id,
    // Prices are rounded down, at most by a hundredth.
    bets: slips.map((name) => ({
      name,
      stated: shareOf(stadiumOne.rules.returnToPlayer),
      below: 0.01,
    })),
    play(random, nonce, returned) {
      const day = stadiumOne.course?.draw(random, nonce) as MatchDay
      slips.forEach((slip, at) => (returned[at] = timesOf(slip, day) / 100))
    },
  },
  ...tableTitles.map(({ title, game }): Trial => {
    const spots = onePerGroup(title.spots)
    return {
      game: title.id,
      bets: spots.map((spot) => ({
        name: spot.name.en,
        stated: shareOf(returnOf(spot, title.of)),
      })),
      play(random, nonce, returned) {
        const outcome = game.course?.draw(random, nonce) as never
        for (let at = 0; at < spots.length; at++)
          returned[at] = title.timesOf(spots[at]!.key, outcome) / 100
      },
    }
  }),
]

/** Spots that pay alike are judged once. */
function onePerGroup(spots: readonly Spot[]): Spot[] {
  return [...new Map(spots.map((spot) => [(spot.group ?? spot.name).en, spot])).values()]
}
