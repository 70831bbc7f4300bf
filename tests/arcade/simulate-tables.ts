import { openStream } from '@parlour/arcade/fair/stream.ts'
import { bestMove } from '@parlour/arcade/games/blackjack/odds.ts'
import { blackjack, listMoves } from '@parlour/arcade/games/blackjack/rules.ts'
import { tableTitles } from '@parlour/arcade/games/index.ts'
import type { Spot } from '@parlour/arcade/games/tables/paytable.ts'
import { returnOf } from '@parlour/arcade/games/tables/paytable.ts'
import { stadiumOne, timesOf } from '@parlour/arcade/games/stadium-one/rules.ts'
import type { MatchDay } from '@parlour/arcade/games/stadium-one/paytable.ts'
import { liftoff } from '@parlour/arcade/games/liftoff/rules.ts'

// `npm run simulate:tables [rounds for each] [part of a name]`
// Games that need decisions, through the real rules and the real stream: basic strategy at the
// blackjack table, leaving a flight at a named multiplier, and every kind of bet in the hall.
// Further off than four standard errors is a failure.
const rounds = Number(process.argv[2] ?? 2_000_000)
const wanted = process.argv[3] ?? ''
const allowedErrors = 4
const seat = { seatId: 'solo' }
const stakeAmount = 100

const trials = [
  {
    name: 'blackjack, basic strategy',
    returned: blackjack.rules.returnToPlayer,
    play: playTwentyOne,
  },
  ...[101, 200, 1000, 10_000].map((times) => ({
    name: `liftoff, leaving at ${times / 100}×`,
    returned: liftoff.rules.returnToPlayer,
    play: (nonce: number) => fly(times, nonce),
  })),
  ...['0h', '1d', '2a', '3o', '4n', '0s11', '0h+1o', '0h+1h+2h+3h+4h'].map((slip) => ({
    name: `stadium-one, ${slip}`,
    returned: stadiumOne.rules.returnToPlayer,
    // Prices are rounded down, at most by a hundredth.
    below: 0.01,
    play: (nonce: number) =>
      timesOf(slip, stadiumOne.course?.draw(streamFor(nonce), nonce) as MatchDay),
  })),
  ...tableTitles.flatMap(({ title, game }) =>
    onePerGroup(title.spots).map((spot) => ({
      name: `${title.id}, ${spot.name.en}`,
      returned: returnOf(spot, title.of),
      play: (nonce: number) =>
        title.timesOf(spot.key, game.course?.draw(streamFor(nonce), nonce) as never),
    })),
  ),
]

let isGood = true
for (const { name, returned: published, play, ...trial } of trials) {
  if (!name.includes(wanted)) continue
  const below = 'below' in trial ? Number(trial.below) : 0
  let [sum, squares] = [0, 0]
  for (let nonce = 1; nonce <= rounds; nonce++) {
    const returned = play(nonce) / stakeAmount
    sum += returned
    squares += returned * returned
  }
  const mean = sum / rounds
  const error = Math.sqrt((squares / rounds - mean * mean) / rounds)
  const stated = published.numerator / published.denominator
  const off = mean > stated ? mean - stated : Math.max(0, stated - below - mean)
  const isNear = off <= allowedErrors * error
  isGood &&= isNear
  const shown = [mean, error, stated].map((share) => `${(share * 100).toFixed(3)}%`)
  console.log(`${isNear ? 'ok ' : 'OFF'} ${name.padEnd(28)} ${shown.join(' · ')}`)
}
process.exitCode = isGood ? 0 : 1

/** Spots that pay alike are played once. */
function onePerGroup(spots: readonly Spot[]): Spot[] {
  return [...new Map(spots.map((spot) => [(spot.group ?? spot.name).en, spot])).values()]
}

/** What came back, less what was staked beyond the first stake. */
function playTwentyOne(nonce: number): number {
  const random = streamFor(nonce)
  let state = blackjack.start(random)
  let more = -stakeAmount
  let action: Parameters<typeof blackjack.act>[2] = { kind: 'bet', stakeAmount }
  for (;;) {
    const step = blackjack.act(state, seat, action, random)
    if (step.isRefused) throw new Error(step.reason)
    more += step.stakeAmount
    state = step.state
    if (step.isOver) return (blackjack.settle(state)[0]?.amount ?? Number.NaN) - more
    const cards = state.hands.find(({ isDone }) => !isDone)?.cards ?? []
    action = { kind: bestMove(cards, state.dealer[0] ?? 0, listMoves(state)) }
  }
}

function fly(times: number, nonce: number): number {
  return Number(liftoff.course?.draw(streamFor(nonce), nonce)) >= times ? times : 0
}

function streamFor(nonce: number) {
  return openStream({ serverSeed: '5eed'.repeat(16), playerSeed: 'simulation', nonce })
}
