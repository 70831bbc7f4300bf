import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { driveArcade, driveDoor } from './arcade/drive.ts'
import type { Ready, Used } from './arcade/house.ts'
import { openRoom } from './arcade/room.ts'
import { median } from './figures.ts'

// `npm run bench:arcade [-- --seconds=4 --rounds=5 --callers=64 --postgres]`
// Whole rounds through the arcade (HTTP, draw, store, wallet) beside the wallet's door alone, which
// is told the same rounds by a provider that does nothing else. Both take turns, so that a busy
// minute of the machine falls on both alike. What a round costs whom is told by processor time.
// With `--postgres` rounds are kept by the database, as of one of several copies.
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '5' },
    callers: { type: 'string', default: '64' },
    postgres: { type: 'boolean', default: false },
  },
})
const load = { seconds: Number(values.seconds), callers: Number(values.callers) }
const wantedRatio = 0.4

const house = fork(path.join(import.meta.dirname, 'arcade/house.ts'))
const [ready] = (await once(house, 'message')) as [Ready]
const room = await openRoom(ready, {
  ...(values.postgres && { ARCADE_DATABASE_URL: ready.databaseUrl }),
})
const designs = {
  'wallet door alone': () => driveDoor(ready, load),
  'through the arcade': () => driveArcade(room.url, room.bearers, load),
}
type Name = keyof typeof designs
const names = Object.keys(designs) as Name[]
type Found = { calls: number; arcade: number } & Used
const found: Record<Name, Found[]> = { 'wallet door alone': [], 'through the arcade': [] }
for (const name of names) await designs[name]()
for (let round = 0; round < Number(values.rounds); round++)
  for (const name of round % 2 === 0 ? names : names.toReversed())
    found[name].push(await weighed(designs[name]))

console.log(
  `${load.callers} at once${' '.repeat(12)}rounds/s   µs of CPU a round: arcade  server  database`,
)
for (const name of names) {
  const calls = sumOf(found[name], 'calls')
  const costs = (['arcade', 'server', 'database'] as const).map((part) =>
    (sumOf(found[name], part) / calls).toFixed(0).padStart(8),
  )
  console.log(
    `  ${name.padEnd(20)}${rateOf(name).toFixed(0).padStart(8)}${' '.repeat(22)}${costs.join('')}`,
  )
}
const ratio = rateOf('through the arcade') / rateOf('wallet door alone')
const isGood = ratio >= wantedRatio
console.log(`${isGood ? 'PASS' : 'FAIL'}  ${ratio.toFixed(2)} (at least ${wantedRatio.toFixed(2)})`)
process.exitCode = isGood ? 0 : 1
await room.stop()
house.disconnect()

async function weighed(work: () => Promise<number>): Promise<Found> {
  const before = { ...(await used()), arcade: room.used() }
  const calls = await work()
  const after = { ...(await used()), arcade: room.used() }
  return {
    calls,
    arcade: after.arcade - before.arcade,
    server: after.server - before.server,
    database: after.database - before.database,
  }
}

async function used(): Promise<Used> {
  house.send('used')
  const [answer] = (await once(house, 'message')) as [Used]
  return answer
}

function sumOf(list: Found[], part: keyof Found): number {
  return list.reduce((sum, one) => sum + one[part], 0)
}

function rateOf(name: Name): number {
  return median(found[name].map(({ calls }) => calls / load.seconds))
}
