import { parseArgs } from 'node:util'
import { checkLedger } from '@parlour/server/wallet/index.ts'
import { nextBet } from './bench/bets.ts'
import type { Design } from './bench/designs.ts'
import { floorDesign, lanesDesign, oneByOneDesign } from './bench/designs.ts'
import type { Figures, Measured } from './bench/drive.ts'
import { driveAtOnce, driveAtRate, summarize } from './bench/drive.ts'
import { httpDesign } from './bench/http-design.ts'
import type { Ledgers } from './bench/ledgers.ts'
import { openLedgers } from './bench/ledgers.ts'

// `npm run bench:wallet [-- --entries=5000000 --seconds=4 --rounds=3]`
// The designs take turns, so that a busy minute of the machine falls on all of them alike.
const { values } = parseArgs({
  options: {
    entries: { type: 'string', default: '200000' },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
  },
})
const entries = Number(values.entries)
const seconds = Number(values.seconds)
const rounds = Number(values.rounds)
const callers = 64
const lowRate = 200

const say = (line: string) => console.log(line)
const ledgers = await openLedgers(entries, say)
try {
  process.exitCode = (await bench(ledgers)) ? 0 : 1
} finally {
  await ledgers.stop()
}

async function bench({ empty, full }: Ledgers): Promise<boolean> {
  const designs = {
    floor: await floorDesign(empty),
    oneByOne: await oneByOneDesign(empty),
    lanes: lanesDesign(empty),
    lanesFull: lanesDesign(full, `lanes, ${entries} entries`),
    http: await httpDesign(empty),
  }
  const all = Object.values(designs)
  for (const design of all) await driveAtOnce(design, nextBet, { callers, seconds: 1 })
  const busy = await takeTurns(all, (design) => driveAtOnce(design, nextBet, { callers, seconds }))
  const calmly = [designs.oneByOne, designs.lanes, designs.http]
  const calm = await takeTurns(calmly, (design) =>
    driveAtRate(design, nextBet, { perSecond: lowRate, seconds }),
  )
  await Promise.all(all.map((design) => design.stop()))
  report(`${callers} at once`, all, busy)
  report(`${lowRate} a second`, calmly, calm)
  const rate = (design: Design) => get(busy, design).perSecond
  const p99 = (design: Design) => get(calm, design).p99Ms
  const gain = rate(designs.lanes) / rate(designs.oneByOne)
  const delay = p99(designs.lanes) / p99(designs.oneByOne)
  const overHttp = rate(designs.http) / rate(designs.lanes)
  say(`\nthrough HTTP / without it at ${callers}: ${overHttp.toFixed(2)}`)
  const loss = 1 - rate(designs.lanesFull) / rate(designs.lanes)
  return [
    judge(gain >= 1.5, `lanes / one by one at ${callers}: ${gain.toFixed(2)} (at least 1.50)`),
    judge(delay <= 2, `p99 at ${lowRate} a second: ${delay.toFixed(2)} times (at most 2.00)`),
    judge(loss <= 0.2, `loss with ${entries} entries: ${percent(loss)} (at most 20 %)`),
    judge(await addsUp(empty), 'the empty ledger adds up after all this'),
    judge(await addsUp(full), 'the full one adds up too'),
  ].every((isGood) => isGood)
}

async function takeTurns(designs: Design[], drive: (design: Design) => Promise<Measured>) {
  const parts = new Map<Design, Measured[]>(designs.map((design) => [design, []]))
  for (let round = 0; round < rounds; round++)
    for (const design of designs) parts.get(design)?.push(await drive(design))
  return new Map([...parts].map(([design, list]) => [design, summarize(list)]))
}

function report(title: string, designs: Design[], found: Map<Design, Figures>): void {
  const oneByOne = designs.find(({ name }) => name === 'one by one')
  const unit = oneByOne ? get(found, oneByOne).perSecond : 1
  say(`\n${title.padEnd(28)}   bets/s   ratio   p50 ms   p99 ms`)
  for (const design of designs) {
    const { perSecond, p50Ms, p99Ms } = get(found, design)
    const rates = [perSecond.toFixed(0), (perSecond / unit).toFixed(2)]
    const figures = [...rates, p50Ms.toFixed(2), p99Ms.toFixed(2)]
    say(`  ${design.name.padEnd(26)}${figures.map((text) => text.padStart(9)).join('')}`)
  }
}

function judge(isGood: boolean, what: string): boolean {
  say(`${isGood ? 'PASS' : 'FAIL'}  ${what}`)
  return isGood
}

async function addsUp(database: Ledgers['empty']): Promise<boolean> {
  const { difference } = await checkLedger(database)
  if (difference !== null) say(difference)
  return difference === null
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

function get<Key, Value>(map: Map<Key, Value>, key: Key): Value {
  const value = map.get(key)
  if (value === undefined) throw new Error('it was not measured')
  return value
}
