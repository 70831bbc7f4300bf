import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { runHammer } from './hammer/run.ts'
import type { HammerReport } from './hammer/run.ts'

// `npm run hammer [-- --seconds=300 --workers=12 --seed=…]`: players bet, win, roll back, deposit,
// withdraw, claim and draw at random while the server and its database are killed with -9 again and
// again. It uses a database of its own and ends by itself.
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '300' },
    workers: { type: 'string', default: '12' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
  },
})
const report = await runHammer({
  seed: Number(values.seed),
  seconds: Number(values.seconds),
  workers: Number(values.workers),
  say: (line) => console.log(line),
})
tell(report)
process.exitCode = report.faults.length > 0 ? 1 : 0

function tell({ strikes, tally, told, claims, ledger, sum, faults }: HammerReport): void {
  const total = [...tally.values()].reduce((all, one) => all + one, 0)
  console.log(`\nanswered or asked again  ${String(total).padStart(8)}`)
  for (const [what, number] of [...tally].toSorted(([one], [other]) => one.localeCompare(other)))
    console.log(`  ${what.padEnd(36)}${String(number).padStart(8)}  ${percent(number / total)}`)
  console.log(`\nkilled with -9: ${JSON.stringify(strikes)}`)
  console.log(`acknowledged claims of promotions ${claims}`)
  console.log(`acknowledged entries ${told}, entries in the ledger ${ledger.entries}, sum ${sum}`)
  for (const fault of faults.slice(0, 50)) console.error(`FAULT  ${fault}`)
  console.log(faults.length === 0 ? 'PASS' : `FAIL: ${faults.length} faults, seed ${values.seed}`)
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1).padStart(5)} %`
}
