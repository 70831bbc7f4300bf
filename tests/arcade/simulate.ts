import { openStream } from '@parlour/arcade/fair/stream.ts'
import { gemSweep } from '@parlour/arcade/games/gem-sweep/rules.ts'
import { mineChoices } from '@parlour/arcade/games/gem-sweep/paytable.ts'
import { riskChoices, rowChoices } from '@parlour/arcade/games/peg-drop/paytable.ts'
import { pegDrop } from '@parlour/arcade/games/peg-drop/rules.ts'

/**
 * Plays every setting of every game through the real rules and the real stream, and compares what
 * came back with what is stated: `node tests/arcade/simulate.ts [rounds for each setting]`.
 * Further off than five standard errors is a failure: by chance alone once in two million settings.
 */
const rounds = Number(process.argv[2] ?? 1_000_000)
const allowedErrors = 5
const seat = { seatId: 'solo' }
const stakeAmount = 100

const trials = [
  ...rowChoices.flatMap((rows) =>
    riskChoices.map((risk) => ({
      name: `peg-drop ${rows} ${risk}`,
      play: (nonce: number) => drop({ kind: 'drop', stakeAmount, rows, risk }, nonce),
    })),
  ),
  ...mineChoices.map((mines) => ({
    name: `gem-sweep ${mines} mines, 3 gems`,
    play: (nonce: number) => sweep(mines, 3, nonce),
  })),
]

let isGood = true
for (const { name, play } of trials) {
  let [sum, squares] = [0, 0]
  for (let nonce = 1; nonce <= rounds; nonce++) {
    const returned = play(nonce) / stakeAmount
    sum += returned
    squares += returned * returned
  }
  const mean = sum / rounds
  const error = Math.sqrt((squares / rounds - mean * mean) / rounds)
  const { numerator, denominator } = pegDrop.rules.returnToPlayer
  // Gem Sweep rounds wins down to the hundredth, which at a stake of one coin is up to one in 100.
  const lowest = numerator / denominator - (name.startsWith('gem') ? 0.01 : 0)
  const isNear =
    mean > lowest - allowedErrors * error && mean < numerator / denominator + allowedErrors * error
  isGood &&= isNear
  const shown = `${(mean * 100).toFixed(3)}% ± ${(error * 100).toFixed(3)}`
  console.log(`${isNear ? 'ok ' : 'OFF'} ${name.padEnd(28)} ${shown}`)
}
process.exitCode = isGood ? 0 : 1

function streamFor(nonce: number) {
  return openStream({ serverSeed: '5eed'.repeat(16), playerSeed: 'simulation', nonce })
}

function drop(action: Parameters<typeof pegDrop.act>[2], nonce: number): number {
  const random = streamFor(nonce)
  const step = pegDrop.act(pegDrop.start(random), seat, action, random)
  return step.isRefused ? Number.NaN : (pegDrop.settle(step.state)[0]?.amount ?? Number.NaN)
}

function sweep(mines: (typeof mineChoices)[number], gems: number, nonce: number): number {
  const random = streamFor(nonce)
  let step = gemSweep.act(gemSweep.start(random), seat, { kind: 'bet', stakeAmount, mines }, random)
  for (let tile = 0; tile < gems && !step.isRefused && !step.isOver; tile++) {
    step = gemSweep.act(step.state, seat, { kind: 'pick', tile }, random)
  }
  if (!step.isRefused && !step.isOver)
    step = gemSweep.act(step.state, seat, { kind: 'take' }, random)
  return step.isRefused ? Number.NaN : (gemSweep.settle(step.state)[0]?.amount ?? Number.NaN)
}
