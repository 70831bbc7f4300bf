import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { keepTo, otherCores, serverCore } from './play/cores.ts'
import type { Order, Ready } from './play/house.ts'
import { driveOverHttp } from './play/provider.ts'

// `npm run bench:play [-- --seconds=5 --rounds=5 --callers=64]`
// Bets through HTTP and signature as a ratio to the wallet alone, which carries out the same bet
// with its gate and its round. The bare ledger stands beside it: it knows neither. The designs take
// turns, so that a busy minute of the machine falls on all of them alike.
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '5' },
    callers: { type: 'string', default: '64' },
  },
})
const rounds = Number(values.rounds)
const load = { seconds: Number(values.seconds), callers: Number(values.callers) }
const wantedRatio = 0.6

// Whoever is started from here stays where this is kept; the server then moves out.
const isApart = keepTo(otherCores, process.pid)
const house = fork(path.join(import.meta.dirname, 'play/house.ts'))
const [ready] = (await once(house, 'message')) as [Ready]
if (isApart) keepTo(serverCore, house.pid ?? 0)
console.log(isApart ? 'the server has a core of its own' : 'the server shares its cores with all')
const designs = {
  'ledger without gate and round': () => driveInside('wallet'),
  'wallet alone': () => driveInside('desk'),
  'through HTTP and signature': () => driveOverHttp(ready, load),
}
type Name = keyof typeof designs
const names = Object.keys(designs) as Name[]
const rates = new Map<Name, number[]>(names.map((name) => [name, []]))
for (const name of names) await designs[name]()
await settle()
for (let round = 0; round < rounds; round++)
  for (const name of round % 2 === 0 ? names : names.toReversed())
    rates.get(name)?.push((await designs[name]()) / load.seconds)

const alone = median('wallet alone')
console.log(`${load.callers} at once${' '.repeat(22)}bets/s   ratio`)
for (const name of names) {
  const rate = median(name)
  const figures = [rate.toFixed(0).padStart(8), (rate / alone).toFixed(2).padStart(7)]
  console.log(`  ${name.padEnd(31)}${figures.join(' ')}`)
}
const ratio = median('through HTTP and signature') / alone
const isGood = ratio >= wantedRatio
console.log(`${isGood ? 'PASS' : 'FAIL'}  ${ratio.toFixed(2)} (at least ${wantedRatio.toFixed(2)})`)
process.exitCode = isGood ? 0 : 1
house.disconnect()

async function driveInside(design: 'wallet' | 'desk'): Promise<number> {
  house.send({ design, ...load } satisfies Order)
  const [{ calls }] = (await once(house, 'message')) as [{ calls: number }]
  return calls
}

/** Plans made for empty tables are not what a site lives with. */
async function settle(): Promise<void> {
  house.send({ design: 'settle' } satisfies Order)
  await once(house, 'message')
}

function median(name: Name): number {
  const sorted = (rates.get(name) ?? []).toSorted((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
}
