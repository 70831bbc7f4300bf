import { openStream } from '@parlour/arcade/fair/stream.ts'
import { chickDash } from '@parlour/arcade/games/chick-dash/rules.ts'
import { levels as roads } from '@parlour/arcade/games/chick-dash/title.ts'
import type { AnyArcadeGame } from '@parlour/arcade/games/game.ts'
import { mineChoices, returnOf as returnOfGems } from '@parlour/arcade/games/gem-sweep/paytable.ts'
import { gemSweep } from '@parlour/arcade/games/gem-sweep/rules.ts'
import { games } from '@parlour/arcade/games/index.ts'
import { species } from '@parlour/arcade/games/kraken-cove/paytable.ts'
import { krakenCove } from '@parlour/arcade/games/kraken-cove/rules.ts'
import { mostPicks, returnOf as returnOfPicks } from '@parlour/arcade/games/keno-bubble/paytable.ts'
import { kenoBubble } from '@parlour/arcade/games/keno-bubble/rules.ts'
import { koiAscend } from '@parlour/arcade/games/koi-ascend/rules.ts'
import { levels as waters } from '@parlour/arcade/games/koi-ascend/title.ts'
import { returnOf as returnOfSteps } from '@parlour/arcade/games/ladder/paytable.ts'
import { riskChoices, rowChoices } from '@parlour/arcade/games/peg-drop/paytable.ts'
import { pegDrop } from '@parlour/arcade/games/peg-drop/rules.ts'
import { pufferPop } from '@parlour/arcade/games/puffer-pop/rules.ts'
import { levels as fish } from '@parlour/arcade/games/puffer-pop/title.ts'

/**
 * Plays games through the real rules and the real stream, and compares what came back with what is
 * stated: `npm run simulate [rounds for each setting] [part of a name]`.
 * Further off than four standard errors is a failure: by chance alone once in 16,000 settings.
 */
const rounds = Number(process.argv[2] ?? 10_000_000)
if (!Number.isSafeInteger(rounds) || rounds < 1) throw new Error('how many rounds?')
const wanted = process.argv[3] ?? ''
const allowedErrors = 4
const seat = { seatId: 'solo' }
const stakeAmount = 100

/** `stated` is what the sheet says of this very choice, where choices return differently. */
type Trial = { name: string; game: AnyArcadeGame; actions: object[]; stated?: number }

const trials: Trial[] = [
  ...games
    .filter(({ kind }) => kind === 'slots')
    .map((game) => ({ name: game.id, game, actions: [{ kind: 'spin', stakeAmount }] })),
  ...rowChoices.flatMap((rows) =>
    riskChoices.map((risk) => ({
      name: `peg-drop ${rows} ${risk}`,
      game: pegDrop,
      actions: [{ kind: 'drop', stakeAmount, rows, risk }],
    })),
  ),
  ...mineChoices.map((mines) => ({
    name: `gem-sweep ${mines} mines, up to 3 gems`,
    game: gemSweep,
    actions: [
      { kind: 'bet', stakeAmount, mines },
      ...[0, 1, 2].map((tile) => ({ kind: 'pick', tile })),
      { kind: 'take' },
    ],
    stated: returnOfGems(mines, Math.min(3, 25 - mines)),
  })),
  ...species.map(({ key }) => ({
    name: `kraken-cove ${key}`,
    game: krakenCove,
    actions: [
      { kind: 'buy', stakeAmount },
      { kind: 'shot', species: key, cost: stakeAmount },
      { kind: 'home' },
    ],
  })),
  ...Array.from({ length: mostPicks }, (_, index) => index + 1).map((picks) => ({
    name: `keno-bubble ${picks}`,
    game: kenoBubble,
    actions: [
      { kind: 'draw', stakeAmount, picks: Array.from({ length: picks }, (_, at) => at + 1) },
    ],
    stated: returnOfPicks(picks),
  })),
  ...(
    [
      [chickDash, roads],
      [pufferPop, fish],
      [koiAscend, waters],
    ] as const
  ).flatMap(([game, levels]) =>
    levels.map((level) => ({
      name: `${game.id} ${level.key}, 3 steps`,
      game,
      actions: [
        { kind: 'bet', stakeAmount, level: level.key },
        ...[1, 2, 3].map(() => ({ kind: 'step' })),
        { kind: 'take' },
      ],
      stated: returnOfSteps(level, 3),
    })),
  ),
]

let isGood = true
for (const trial of trials.filter(({ name }) => name.includes(wanted))) {
  const isNear = judge(trial)
  isGood &&= isNear
}
process.exitCode = isGood ? 0 : 1

function judge({ name, game, actions, ...trial }: Trial): boolean {
  let [sum, squares, won] = [0, 0, 0]
  // A shot is no action of a browser: the sea makes one of what it is told.
  const parsed = actions.map((action) => ('species' in action ? action : game.action.parse(action)))
  for (let nonce = 1; nonce <= rounds; nonce++) {
    const returned = play(game, parsed, nonce) / stakeAmount
    sum += returned
    squares += returned * returned
    if (returned > 0) won++
  }
  const mean = sum / rounds
  const deviation = Math.sqrt(squares / rounds - mean * mean)
  const error = deviation / Math.sqrt(rounds)
  const { numerator, denominator } = game.rules.returnToPlayer
  const stated = trial.stated ?? numerator / denominator
  const isNear = Math.abs(mean - stated) <= allowedErrors * error
  const shown = `${percent(mean)} ± ${percent(error)}, stated ${percent(stated)}`
  const spread = `deviation ${deviation.toFixed(2)}, ${percent(won / rounds)} pay`
  console.log(`${isNear ? 'ok ' : 'OFF'} ${name.padEnd(28)} ${shown}, ${spread}`)
  return isNear
}

function play(game: AnyArcadeGame, actions: unknown[], nonce: number): number {
  const random = openStream({ serverSeed: '5eed'.repeat(16), playerSeed: 'simulation', nonce })
  let state = game.start(random)
  for (const action of actions) {
    const step = game.act(state, seat, action, random)
    if (step.isRefused) throw new Error(`${game.id} refused ${JSON.stringify(action)}`)
    state = step.state
    if (step.isOver) return game.settle(state)[0]?.amount ?? Number.NaN
  }
  throw new Error(`${game.id} did not end`)
}

function percent(share: number): string {
  return `${(share * 100).toFixed(3)}%`
}
