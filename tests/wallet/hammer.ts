import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { runHammer } from './hammer/run.ts'
import type { HammerReport } from './hammer/run.ts'

// `npm run hammer [-- --seconds=300 --workers=12 --seed=…]`: players bet, win, roll back, deposit,
// withdraw, claim and draw at random while the gateway misbehaves, poison is sent, players are kept
// locked and months are opened; first the answers to everybody else are timed with and without all
// that, then the server and its database are killed with -9 again and again. It uses a database of
// its own and ends by itself. Where CITUS_START names a command that starts a cluster, and starts
// again what of it has ended, the database is spread over its machines, and one of them is killed;
// in the midst of it a machine joins, and players move to it while everybody works.
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '300' },
    workers: { type: 'string', default: '12' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
  },
})
const { CITUS_START: command } = process.env
const report = await runHammer({
  seed: Number(values.seed),
  seconds: Number(values.seconds),
  workers: Number(values.workers),
  say: (line) => console.log(line),
  command,
})
const slowest = 2
const { quiet, noisy } = report.pace
const slowed = noisy.p99Ms / quiet.p99Ms
// The machines of a cluster share the cores and the disk of this one: too few calls are answered in
// the time that the slowest of them would say anything of the house. There it is only told.
if (!command && !(slowed <= slowest))
  report.faults.push(`troubles slowed everybody else ${slowed} times`)
tell(report)
process.exitCode = report.faults.length > 0 ? 1 : 0

function tell(all: HammerReport): void {
  const { strikes, troubles, pace, tally, told, claims, ledger, sum, faults } = all
  const total = [...tally.values()].reduce((sofar, one) => sofar + one, 0)
  console.log(`\nanswered or asked again  ${String(total).padStart(8)}`)
  for (const [what, number] of [...tally].toSorted(([one], [other]) => one.localeCompare(other)))
    console.log(`  ${what.padEnd(36)}${String(number).padStart(8)}  ${percent(number / total)}`)
  console.log(`\neverybody else's answers${' '.repeat(10)}calls   p50 ms   p99 ms`)
  for (const [time, { calls, p50Ms, p99Ms }] of Object.entries(pace)) {
    const figures = [String(calls), p50Ms.toFixed(1), p99Ms.toFixed(1)]
    console.log(`  ${time.padEnd(26)}${figures.map((one) => one.padStart(9)).join('')}`)
  }
  console.log(`p99 with troubles ${slowed.toFixed(2)} times that without (at most ${slowest})`)
  const { poisons, holds, months } = troubles
  console.log(`poison ${poisons}, players locked ${holds} times, months opened ${months}`)
  console.log(`killed with -9: ${JSON.stringify(strikes)}`)
  console.log(`acknowledged claims of promotions ${claims}`)
  console.log(`acknowledged entries ${told}, entries in the ledger ${ledger.entries}, sum ${sum}`)
  for (const fault of faults.slice(0, 50)) console.error(`FAULT  ${fault}`)
  console.log(faults.length === 0 ? 'PASS' : `FAIL: ${faults.length} faults, seed ${values.seed}`)
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1).padStart(5)} %`
}
