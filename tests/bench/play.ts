import { parseArgs } from 'node:util'
import { median } from './figures.ts'
import type { Costs } from './play/costs.ts'
import type { Done } from './play/house.ts'
import { openHouse } from './play/open-house.ts'

// `npm run bench:play [-- --seconds=5 --rounds=5 --callers=64]`
// Bets through HTTP and signature beside the wallet alone, which carries out the same bet with its
// gate and its round, beside the bare ledger, which knows neither, and, where pgbench is installed,
// beside the smallest bet it can make in one commit. Each has the whole machine; they take turns,
// so that a busy minute of it falls on all of them alike. What a bet costs is told by part. Players
// who limit losses, stakes and time must cost what those cost who limit nothing: the two are driven
// in turns of A B B A, so that neither is always the later one, and compared within the round.
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '5' },
    callers: { type: 'string', default: '64' },
  },
})
const rounds = Number(values.rounds)
const load = { seconds: Number(values.seconds), callers: Number(values.callers) }
/** Of what pgbench makes; where it is not installed, the one is compared with the other. */
const wantedOverHttp = 1.1
const wantedAlone = 1.8
const wantedWithLimits = 0.97

const house = await openHouse(process.cwd())
const { ready, order } = house
const alone = 'wallet alone'
const overHttp = 'through HTTP and signature'
const limited = 'the same, with limits set'
const designs = new Map<string, () => Promise<Done>>([
  ['ledger without gate and round', () => order({ design: 'wallet', ...load })],
  [alone, () => order({ design: 'desk', ...load })],
  [overHttp, drivePair],
])
if (ready.hasFloor)
  designs.set('pgbench, one commit a bet', () => order({ design: 'floor', ...load }))
const turns = [...designs.keys()]
const names = turns.flatMap((name) => (name === overHttp ? [overHttp, limited] : [name]))
let found = noTurns()
for (const drive of designs.values()) await drive()
await order({ design: 'settle' })
const rated = await takeTurns(rounds)
// What a bet costs by part is found apart: the profiler slows us, and nobody profiles pgbench.
await order({ design: 'profile' })
const profiled = await takeTurns(1)

const floor = rateOf('pgbench, one commit a bet')
console.log(`${load.callers} at once${' '.repeat(22)}bets/s   ratio   to pgbench`)
for (const name of names) {
  const rate = rateOf(name)
  const figures = [rate.toFixed(0).padStart(8), (rate / rateOf(alone)).toFixed(2).padStart(7)]
  const toFloor = floor > 0 ? (rate / floor).toFixed(2) : 'not here'
  console.log(`  ${name.padEnd(31)}${figures.join(' ')}${toFloor.padStart(13)}`)
}
for (const name of names) tellCosts(name)
const areGood =
  floor > 0
    ? [
        judge('to pgbench, wallet alone', rateOf(alone) / floor, wantedAlone),
        judge('to pgbench, through HTTP', rateOf(overHttp) / floor, wantedOverHttp),
      ]
    : [judge('of alone', rateOf(overHttp) / rateOf(alone), wantedOverHttp / wantedAlone)]
const withLimits = median(rated.get(limited)?.map(againstFree) ?? [])
areGood.push(judge('with limits set', withLimits, wantedWithLimits))
console.log(`      ${(cpuOf(limited) / cpuOf(overHttp)).toFixed(3)} of the processor's time a bet`)
process.exitCode = areGood.every(Boolean) ? 0 : 1
house.letGo()

function noTurns(): Map<string, Done[]> {
  return new Map(names.map((name) => [name, []]))
}

async function takeTurns(times: number): Promise<Map<string, Done[]>> {
  found = noTurns()
  for (let round = 0; round < times; round++)
    for (const name of round % 2 === 0 ? turns : turns.toReversed()) {
      const done = await designs.get(name)?.()
      if (done) found.get(name)?.push(done)
    }
  return found
}

function judge(what: string, ratio: number, wanted: number): boolean {
  const isGood = ratio >= wanted
  const told = `${ratio.toFixed(3)} ${what} (at least ${wanted.toFixed(2)})`
  console.log(`${isGood ? 'PASS' : 'FAIL'}  ${told}`)
  return isGood
}

/** Who limits nothing, whose bets are answered, and who limits play, whose are put down here. */
async function drivePair(): Promise<Done> {
  const free: Done[] = []
  const bound: Done[] = []
  for (const isBound of [false, true, true, false]) {
    const players = isBound ? ready.limited : ready.players
    const done = await house.driveOverHttp(players, load)
    ;(isBound ? bound : free).push(done)
  }
  found.get(limited)?.push(together(bound))
  return together(free)
}

function together(all: Done[]): Done {
  const sumOf = (read: (done: Done) => number) => all.reduce((sum, done) => sum + read(done), 0)
  const parts = new Set(all.flatMap(({ costs }) => Object.keys(costs?.parts ?? {})))
  const part = (name: string) => [name, sumOf(({ costs }) => costs?.parts[name] ?? 0)] as const
  const costs = {
    server: sumOf(({ costs: one }) => one?.server ?? 0),
    database: sumOf(({ costs: one }) => one?.database ?? 0),
    walBytes: sumOf(({ costs: one }) => one?.walBytes ?? 0),
    parts: Object.fromEntries([...parts].map(part)),
  }
  return { calls: sumOf(({ calls }) => calls), turns: all.length, costs }
}

function againstFree({ calls }: Done, round: number): number {
  return calls / (rated.get(overHttp)?.[round]?.calls ?? Number.NaN)
}

/** Microseconds of CPU a bet; by part as the profiler shares them out, while it takes some too. */
function tellCosts(name: string): void {
  const [used, byPart] = [addUp(rated.get(name)), addUp(profiled.get(name))]
  if (!used || !byPart) return
  console.log(`\n${name}: µs of CPU a bet`)
  const line = (what: string, value: number) =>
    console.log(`  ${what.padEnd(31)}${value.toFixed(1).padStart(8)}`)
  line('server', used.server)
  for (const [part, value] of Object.entries(byPart.parts).toSorted())
    line(`  ${part}`, (value * used.server) / byPart.server)
  line('database', used.database)
  line('WAL bytes', used.walBytes)
}

/** For a bet. */
function addUp(done: Done[] = []): Costs | null {
  const { calls, costs } = together(done)
  if (!costs || calls === 0 || costs.server === 0) return null
  const each = (value: number) => value / calls
  const parts = Object.entries(costs.parts).map(([part, value]) => [part, each(value)] as const)
  return {
    server: each(costs.server),
    database: each(costs.database),
    walBytes: each(costs.walBytes),
    parts: Object.fromEntries(parts),
  }
}

/** Of server and database together. It hardly moves where others use the machine, too. */
function cpuOf(name: string): number {
  const done = rated.get(name) ?? []
  const used = done.reduce((sum, one) => sum + (one.costs?.server ?? 0), 0)
  const kept = done.reduce((sum, one) => sum + (one.costs?.database ?? 0), 0)
  return (used + kept) / done.reduce((sum, one) => sum + one.calls, 0)
}

function rateOf(name: string): number {
  return median(
    (rated.get(name) ?? []).map(({ calls, turns: times = 1 }) => calls / times / load.seconds),
  )
}
