import { games } from '@parlour/arcade/games/index.ts'
import { cardTrials } from './simulate/cards.ts'
import { hallTrials } from './simulate/halls.ts'
import { soloTrials } from './simulate/solo.ts'
import type { Bet, Trial } from './simulate/trial.ts'
import { checkBlocks, streamFor } from './simulate/trial.ts'

/**
 * Plays every game through the real rules and the real stream, and compares what came back with
 * what is stated: `npm run simulate [rounds of each game] [part of a game's name]`. Settings of a
 * game share its rounds; bets on one draw are each judged over all of them.
 * Further off than four standard errors is a failure: by chance alone once in 16,000 bets.
 */
const rounds = Number(process.argv[2] ?? 10_000_000)
if (!Number.isSafeInteger(rounds) || rounds < 1) throw new Error('how many rounds?')
const wanted = process.argv[3] ?? ''
const allowedErrors = 4

checkBlocks()
const trials = [...soloTrials, ...cardTrials, ...hallTrials]
const named = games.filter(({ id }) => id.includes(wanted))
if (named.length === 0) throw new Error(`no game is called ${wanted}`)
let isGood = true
for (const { id } of named) {
  const own = trials.filter(({ game }) => game === id)
  if (own.length === 0) throw new Error(`${id} has no trial`)
  const each = Math.ceil(rounds / own.length)
  console.log(`${id}: ${(each * own.length).toLocaleString('en')} rounds`)
  for (const trial of own) isGood = simulate(trial, each) && isGood
}
console.log(isGood ? 'Everything is within four standard errors.' : 'Something is OFF.')
process.exitCode = isGood ? 0 : 1

function simulate({ bets, play }: Trial, count: number): boolean {
  const returned = new Float64Array(bets.length)
  const [sums, squares] = [new Float64Array(bets.length), new Float64Array(bets.length)]
  const wins = new Float64Array(bets.length)
  for (let nonce = 1; nonce <= count; nonce++) {
    play(streamFor(nonce), nonce, returned)
    for (let at = 0; at < returned.length; at++) {
      const back = returned[at]!
      sums[at]! += back
      squares[at]! += back * back
      if (back > 0) wins[at]!++
    }
  }
  const found = bets.map((bet, at) => judge(bet, count, sums[at]!, squares[at]!, wins[at]!))
  return found.every(Boolean)
}

function judge(bet: Bet, count: number, sum: number, squares: number, wins: number): boolean {
  const { name, stated, below = 0 } = bet
  const mean = sum / count
  const deviation = Math.sqrt(squares / count - mean * mean)
  const error = deviation / Math.sqrt(count)
  const off = mean > stated ? mean - stated : Math.max(0, stated - below - mean)
  const isNear = off <= allowedErrors * error
  const shown = `${percent(mean)} ± ${percent(error)}, stated ${percent(stated)}`
  const spread = `deviation ${deviation.toFixed(2)}, ${percent(wins / count)} pay`
  console.log(`  ${isNear ? 'ok ' : 'OFF'} ${name.padEnd(24)} ${shown}, ${spread}`)
  return isNear
}

function percent(share: number): string {
  return `${(share * 100).toFixed(3)}%`
}
