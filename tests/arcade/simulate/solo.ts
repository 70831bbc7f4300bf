import type { FairRandom } from '@parlour/arcade/fair/stream.ts'
import { chickDash } from '@parlour/arcade/games/chick-dash/rules.ts'
import { levels as roads } from '@parlour/arcade/games/chick-dash/title.ts'
import type { AnyArcadeGame } from '@parlour/arcade/games/game.ts'
import { mineChoices, returnOf as returnOfGems } from '@parlour/arcade/games/gem-sweep/paytable.ts'
import { gemSweep } from '@parlour/arcade/games/gem-sweep/rules.ts'
import { games } from '@parlour/arcade/games/index.ts'
import { mostPicks, returnOf as returnOfPicks } from '@parlour/arcade/games/keno-bubble/paytable.ts'
import { kenoBubble } from '@parlour/arcade/games/keno-bubble/rules.ts'
import { koiAscend } from '@parlour/arcade/games/koi-ascend/rules.ts'
import { levels as waters } from '@parlour/arcade/games/koi-ascend/title.ts'
import { species } from '@parlour/arcade/games/kraken-cove/paytable.ts'
import { krakenCove } from '@parlour/arcade/games/kraken-cove/rules.ts'
import { returnOf as returnOfSteps } from '@parlour/arcade/games/ladder/paytable.ts'
import { riskChoices, rowChoices } from '@parlour/arcade/games/peg-drop/paytable.ts'
import { pegDrop } from '@parlour/arcade/games/peg-drop/rules.ts'
import { pufferPop } from '@parlour/arcade/games/puffer-pop/rules.ts'
import { levels as fish } from '@parlour/arcade/games/puffer-pop/title.ts'
import type { Trial } from './trial.ts'
import { seat, stakeAmount } from './trial.ts'

/** `stated` is what the sheet says of this very choice, where choices return differently. */
type Setting = { name: string; actions: object[]; stated?: number }

/** Games of one player that need no thought: the same actions every round. */
export const soloTrials: Trial[] = [
  ...games
    .filter(({ kind }) => kind === 'slots')
    .flatMap((game) =>
      trialsOf(game, [{ name: 'a spin', actions: [{ kind: 'spin', stakeAmount }] }]),
    ),
  ...trialsOf(
    pegDrop,
    rowChoices.flatMap((rows) =>
      riskChoices.map((risk) => ({
        name: `${rows} rows, ${risk}`,
        actions: [{ kind: 'drop', stakeAmount, rows, risk }],
      })),
    ),
  ),
  ...trialsOf(
    gemSweep,
    mineChoices.map((mines) => ({
      name: `${mines} mines, up to 3 gems`,
      actions: [
        { kind: 'bet', stakeAmount, mines },
        ...[0, 1, 2].map((tile) => ({ kind: 'pick', tile })),
        { kind: 'take' },
      ],
      stated: returnOfGems(mines, Math.min(3, 25 - mines)),
    })),
  ),
  ...trialsOf(
    krakenCove,
    species.map(({ key }) => ({
      name: key,
      actions: [
        { kind: 'buy', stakeAmount },
        { kind: 'shot', species: key, cost: stakeAmount },
        { kind: 'home' },
      ],
    })),
  ),
  ...trialsOf(
    kenoBubble,
    Array.from({ length: mostPicks }, (_, index) => index + 1).map((picks) => ({
      name: `${picks} picks`,
      actions: [
        { kind: 'draw', stakeAmount, picks: Array.from({ length: picks }, (_, at) => at + 1) },
      ],
      stated: returnOfPicks(picks),
    })),
  ),
  ...(
    [
      [chickDash, roads],
      [pufferPop, fish],
      [koiAscend, waters],
    ] as const
  ).flatMap(([game, levels]) =>
    trialsOf(
      game,
      levels.map((level) => ({
        name: `${level.key}, 3 steps`,
        actions: [
          { kind: 'bet', stakeAmount, level: level.key },
          ...[1, 2, 3].map(() => ({ kind: 'step' })),
          { kind: 'take' },
        ],
        stated: returnOfSteps(level, 3),
      })),
    ),
  ),
]

/** One trial for each setting: its rounds are its own. */
function trialsOf(game: AnyArcadeGame, settings: readonly Setting[]): Trial[] {
  const { numerator, denominator } = game.rules.returnToPlayer
  return settings.map(({ name, actions, stated = numerator / denominator }) => {
    // A shot is no action of a browser: the sea makes one of what it is told.
    const parsed = actions.map((one) => ('species' in one ? one : game.action.parse(one)))
    return {
      game: game.id,
      bets: [{ name, stated }],
      play(random, _nonce, returned) {
        returned[0] = play(game, parsed, random) / stakeAmount
      },
    }
  })
}

function play(game: AnyArcadeGame, actions: unknown[], random: FairRandom): number {
  let state = game.start(random)
  for (const action of actions) {
    const step = game.act(state, seat, action, random)
    if (step.isRefused) throw new Error(`${game.id} refused ${JSON.stringify(action)}`)
    state = step.state
    if (step.isOver) return game.settle(state)[0]?.amount ?? Number.NaN
  }
  throw new Error(`${game.id} did not end`)
}
