import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { median } from './figures.ts'
import { startCluster } from '../stack/cluster.ts'
import type { Drive, Driven, Design } from './cluster/house.ts'

// `CITUS_START=… npm run bench:cluster [-- --seconds=5 --rounds=5 --callers=1024 --players=800]`
// The same bets, with gate and round, on one PostgreSQL and on a cluster, in turns, so that a busy
// minute of the machine falls on both alike; told is what a bet costs the database's processors,
// which hardly moves where others use the machine too. The cluster is that of CLUSTER_URL, whose
// database is this command's own, or is started by CITUS_START. With `--writes` what is written for
// one player is measured, over the asked machine and on their own; with `--ways` what a batch
// writes into the ledger, by each way that it could go.
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '5' },
    callers: { type: 'string', default: '1024' },
    players: { type: 'string', default: '800' },
    writes: { type: 'boolean', default: false },
    ways: { type: 'boolean', default: false },
  },
})
const wantedRatio = 1.4
const { CITUS_START: command } = process.env
const url = process.env.CLUSTER_URL ?? (command ? await startCluster(command) : undefined)
if (!url) {
  console.log('bench:cluster: skipped, there is no cluster: set CLUSTER_URL or CITUS_START')
  process.exit(0)
}
for (const other of ['writes', 'ways'] as const)
  if (values[other]) {
    const file = path.join(import.meta.dirname, `cluster/${other}.ts`)
    const [code] = (await once(fork(file, [url, values.rounds]), 'exit')) as [number | null]
    process.exit(code ?? 1)
  }
const house = fork(path.join(import.meta.dirname, 'cluster/house.ts'), [url, values.players])
await once(house, 'message')
const designs: Design[] = ['plain', 'asked', 'straight']
const load = { seconds: Number(values.seconds), callers: Number(values.callers) }
const found = new Map<Design, Driven[]>(designs.map((design) => [design, []]))
for (const design of designs) await drive({ design, ...load })
house.send('settle')
await once(house, 'message')
for (let round = 0; round < Number(values.rounds); round++)
  for (const design of round % 2 === 0 ? designs : designs.toReversed())
    found.get(design)?.push(await drive({ design, ...load }))

const names = {
  plain: 'one PostgreSQL',
  asked: 'cluster, over the asked machine',
  straight: 'cluster, straight',
}
console.log(
  `${load.callers} at once, ${values.players} players, µs of the database's processors a bet`,
)
console.log(`${' '.repeat(35)}bets/s   batch   asked machine   others     all   ratio`)
for (const design of designs) {
  const [asked, others] = [cost(design, 'asked'), cost(design, 'others')]
  const figures = [
    middle(design, ({ calls }) => calls / load.seconds).toFixed(0),
    middle(design, ({ calls, batches }) => calls / batches).toFixed(0),
    asked.toFixed(1),
    others.toFixed(1),
    (asked + others).toFixed(1),
    ratioOf(design).toFixed(2),
  ]
  const [rate = '', batch = '', ...rest] = figures
  const costs = rest.map((one, at) => one.padStart(at === 0 ? 16 : 9)).join('')
  console.log(`  ${names[design].padEnd(33)}${rate.padStart(6)}${batch.padStart(8)}${costs}`)
}
const ratio = ratioOf('straight')
const isGood = ratio <= wantedRatio
console.log(`${isGood ? 'PASS' : 'FAIL'}  ${ratio.toFixed(2)} (at most ${wantedRatio.toFixed(2)})`)
process.exitCode = isGood ? 0 : 1
house.disconnect()

async function drive(order: Drive): Promise<Driven> {
  house.send(order)
  const [driven] = (await once(house, 'message')) as [Driven]
  return driven
}

/** Of a round beside the other designs of the same round. */
function ratioOf(design: Design): number {
  const all = ({ calls, asked, others }: Driven) => (asked + others) / calls
  const plain = found.get('plain') ?? []
  const ratios = (found.get(design) ?? []).map((one, at) => all(one) / all(plain[at] ?? one))
  return median(ratios)
}

function cost(design: Design, part: 'asked' | 'others'): number {
  return middle(design, (one) => one[part] / one.calls)
}

function middle(design: Design, read: (driven: Driven) => number): number {
  return median((found.get(design) ?? []).map(read))
}
