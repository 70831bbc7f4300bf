import type { FairRandom } from '@parlour/arcade/fair/stream.ts'
import { rankMoves } from '@parlour/arcade/games/blackjack/odds.ts'
import type { Move } from '@parlour/arcade/games/blackjack/round.ts'
import { blackjack, listMoves } from '@parlour/arcade/games/blackjack/rules.ts'
import type { ArcadeGame } from '@parlour/arcade/games/game.ts'
import type { PokerAction, PokerState } from '@parlour/arcade/games/jacks-or-better/round.ts'
import { jacksOrBetter } from '@parlour/arcade/games/jacks-or-better/rules.ts'
import { worthOf } from '@parlour/arcade/games/pok-deng-nine/odds.ts'
import type { PokDeng, PokDengAction } from '@parlour/arcade/games/pok-deng-nine/round.ts'
import { pokDengNine } from '@parlour/arcade/games/pok-deng-nine/rules.ts'
import { shareOf } from '@parlour/arcade/games/tables/paytable.ts'
import type { Fraction } from '@parlour/arcade/games/tables/paytable.ts'
import { returns, strengthOf } from '@parlour/arcade/games/three-kings/paytable.ts'
import type { Kings, KingsAction } from '@parlour/arcade/games/three-kings/round.ts'
import { threeKings } from '@parlour/arcade/games/three-kings/rules.ts'
import { bestHold, playBest } from '../recount/holds.ts'
import type { Trial } from './trial.ts'
import { seat, stakeAmount } from './trial.ts'

/** Games of one player that need decisions, each made in the best way. */
export const cardTrials: Trial[] = [
  trialOf(blackjack.id, 'basic strategy', blackjack.rules.returnToPlayer, playTwentyOne),
  trialOf(threeKings.id, 'ante alone', returns.ante, (random) => playKings(false, random)),
  trialOf(threeKings.id, 'with pair plus', returns.both, (random) => playKings(true, random) / 2),
  trialOf(pokDengNine.id, 'best play', pokDengNine.rules.returnToPlayer, playPokDeng),
  trialOf(jacksOrBetter.id, 'best hold', jacksOrBetter.rules.returnToPlayer, playJacks),
]

const leastPlayed = strengthOf([10, 4, 15])
const isDrawn = new Map<number, boolean>()
const bestMoves = new Map<string, Move>()
let holds: Uint8Array | undefined

function trialOf(
  game: string,
  name: string,
  stated: Fraction,
  play: (random: FairRandom) => number,
): Trial {
  return {
    game,
    bets: [{ name, stated: shareOf(stated) }],
    play(random, _nonce, returned) {
      returned[0] = play(random) / stakeAmount
    },
  }
}

/** What came back, less what was staked beyond the first stake. */
function playTwentyOne(random: FairRandom): number {
  return playCards(blackjack, { kind: 'bet', stakeAmount }, random, (state) => {
    const cards = state.hands.find(({ isDone }) => !isDone)?.cards ?? []
    return { kind: bestMove(cards, state.dealer[0] ?? 0, listMoves(state)) }
  })
}

/** Each hand against each card is weighed once. */
function bestMove(cards: readonly number[], up: number, moves: readonly Move[]): Move {
  const name = `${cards.join(' ')}|${up}|${moves.join(' ')}`
  const known = bestMoves.get(name)
  if (known) return known
  const best = rankMoves(cards, up, moves)[0]?.move ?? 'stand'
  bestMoves.set(name, best)
  return best
}

/** Queen, six, four and better are played. */
function playKings(hasPairPlus: boolean, random: FairRandom): number {
  return playCards<Kings, KingsAction>(
    threeKings,
    { kind: 'bet', stakeAmount, hasPairPlus },
    random,
    ({ top }) => ({
      kind: strengthOf(top.slice(0, 3)) >= leastPlayed ? 'play' : 'fold',
    }),
  )
}

function playPokDeng(random: FairRandom): number {
  return playCards<PokDeng, PokDengAction>(
    pokDengNine,
    { kind: 'bet', stakeAmount },
    random,
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

function playJacks(random: FairRandom): number {
  const best = (holds ??= playBest().holds)
  return playCards<PokerState, PokerAction>(
    jacksOrBetter,
    { kind: 'deal', stakeAmount },
    random,
    ({ top }) => ({
      kind: 'draw',
      held: bestHold(best, top.slice(0, 5)),
    }),
  )
}

function playCards<State, Action>(
  game: ArcadeGame<State, Action>,
  bet: Action,
  random: FairRandom,
  choose: (state: State) => Action,
): number {
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
