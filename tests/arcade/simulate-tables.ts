import { openStream } from '@parlour/arcade/fair/stream.ts'
import { rankMoves } from '@parlour/arcade/games/blackjack/odds.ts'
import { blackjack, listMoves } from '@parlour/arcade/games/blackjack/rules.ts'
import type { ArcadeGame } from '@parlour/arcade/games/game.ts'
import { tableTitles } from '@parlour/arcade/games/index.ts'
import { worthOf } from '@parlour/arcade/games/pok-deng-nine/odds.ts'
import type { PokDeng, PokDengAction } from '@parlour/arcade/games/pok-deng-nine/round.ts'
import { pokDengNine } from '@parlour/arcade/games/pok-deng-nine/rules.ts'
import type { Spot } from '@parlour/arcade/games/tables/paytable.ts'
import { returnOf } from '@parlour/arcade/games/tables/paytable.ts'
import { stadiumOne, timesOf } from '@parlour/arcade/games/stadium-one/rules.ts'
import type { MatchDay } from '@parlour/arcade/games/stadium-one/paytable.ts'
import { liftoff } from '@parlour/arcade/games/liftoff/rules.ts'
import { returns, strengthOf } from '@parlour/arcade/games/three-kings/paytable.ts'
import type { Kings, KingsAction } from '@parlour/arcade/games/three-kings/round.ts'
import { threeKings } from '@parlour/arcade/games/three-kings/rules.ts'

// `npm run simulate:tables [rounds for each] [part of a name]`
// Games that need decisions, through the real rules and the real stream: the best play at the
// tables of cards, leaving a flight at a named multiplier, and every kind of bet in the hall.
// Further off than four standard errors is a failure.
const rounds = Number(process.argv[2] ?? 2_000_000)
const wanted = process.argv[3] ?? ''
const allowedErrors = 4
const seat = { seatId: 'solo' }
const stakeAmount = 100
const leastPlayed = strengthOf([10, 4, 15])
const isDrawn = new Map<number, boolean>()

const trials = [
  {
    name: 'blackjack, basic strategy',
    returned: blackjack.rules.returnToPlayer,
    play: playTwentyOne,
  },
  {
    name: 'three-kings, ante alone',
    returned: returns.ante,
    play: (nonce: number) => playKings(false, nonce),
  },
  {
    name: 'three-kings, with pair plus',
    returned: returns.both,
    play: (nonce: number) => playKings(true, nonce) / 2,
  },
  {
    name: 'pok-deng-nine, best play',
    returned: pokDengNine.rules.returnToPlayer,
    play: playPokDeng,
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
  return playCards(blackjack, { kind: 'bet', stakeAmount }, nonce, (state) => {
    const cards = state.hands.find(({ isDone }) => !isDone)?.cards ?? []
    const [best] = rankMoves(cards, state.dealer[0] ?? 0, listMoves(state))
    return { kind: best?.move ?? 'stand' }
  })
}

/** Queen, six, four and better are played. */
function playKings(hasPairPlus: boolean, nonce: number): number {
  return playCards<Kings, KingsAction>(
    threeKings,
    { kind: 'bet', stakeAmount, hasPairPlus },
    nonce,
    ({ top }) => ({
      kind: strengthOf(top.slice(0, 3)) >= leastPlayed ? 'play' : 'fold',
    }),
  )
}

function playPokDeng(nonce: number): number {
  return playCards<PokDeng, PokDengAction>(
    pokDengNine,
    { kind: 'bet', stakeAmount },
    nonce,
    ({ top }) => ({
      kind: drawsWith(top[0] ?? 0, top[2] ?? 0) ? 'draw' : 'stand',
    }),
  )
}

/** Each two cards are weighed once. */
function drawsWith(one: number, other: number): boolean {
  const name = one * 52 + other
  const known = isDrawn.get(name)
  if (known !== undefined) return known
  const { stand, draw } = worthOf([one, other])
  isDrawn.set(name, (draw ?? 0) > stand)
  return (draw ?? 0) > stand
}

function playCards<State, Action>(
  game: ArcadeGame<State, Action>,
  bet: Action,
  nonce: number,
  choose: (state: State) => Action,
): number {
  const random = streamFor(nonce)
  let state = game.start(random)
  let action = bet
  let more = 0
  for (let turn = 0; ; turn++) {
    const step = game.act(state, seat, action, random)
    if (step.isRefused) throw new Error(step.reason)
    if (turn > 0) more += step.stakeAmount
    state = step.state
    if (step.isOver) return (game.settle(state)[0]?.amount ?? Number.NaN) - more
    action = choose(state)
  }
}

function fly(times: number, nonce: number): number {
  return Number(liftoff.course?.draw(streamFor(nonce), nonce)) >= times ? times : 0
}

function streamFor(nonce: number) {
  return openStream({ serverSeed: '5eed'.repeat(16), playerSeed: 'simulation', nonce })
}
