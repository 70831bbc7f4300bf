import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Done, Order, Ready } from '../play/house.ts'
import { driveOverHttp } from '../play/provider.ts'

const designs = [
  ['ledger', 'wallet'],
  ['wallet alone', 'desk'],
  ['through HTTP and signature', null],
] as const
const load = { seconds: 1, callers: 64 }

type House = { ready: Ready; order: (sent: Order) => Promise<Done>; end: () => void }
/** What a turn of a second came to: bets, and the processor's time for each, in microseconds. */
type Turn = { rate: number; cpu: number }
type Pair = { before: Turn; here: Turn }

/**
 * Both houses are up, and bet by turns of a second: a busy minute of the machine falls on both, and
 * what is compared is always neighbours. So it tells smaller differences than whole runs do.
 */
export async function compareBets(folders: { before: string; here: string }, pairs: number) {
  const before = await openHouse(folders.before)
  const here = await openHouse(folders.here)
  console.log(
    '64 at once, median of pairs     before     here  here/before  of the processor’s time',
  )
  for (const [name, design] of designs) {
    const found: Pair[] = []
    for (const house of [before, here]) {
      await turn(house, design)
      await house.order({ design: 'settle' })
    }
    for (let nth = 0; nth < pairs; nth++) {
      const first = await turn(nth % 2 ? here : before, design)
      const second = await turn(nth % 2 ? before : here, design)
      found.push(nth % 2 ? { before: second, here: first } : { before: first, here: second })
    }
    tell(name, found)
  }
  before.end()
  here.end()
}

async function openHouse(folder: string): Promise<House> {
  const node = path.join(folder, 'node_modules/.bin/node')
  const house = fork(path.join(folder, 'tests/bench/play/house.ts'), {
    cwd: folder,
    execPath: node,
  })
  const answer = async () => ((await once(house, 'message')) as [unknown])[0]
  const ready = (await answer()) as Ready
  const order = (sent: Order) => {
    house.send(sent)
    return answer() as Promise<Done>
  }
  return { ready, order, end: () => house.disconnect() }
}

async function turn(house: House, design: 'wallet' | 'desk' | null): Promise<Turn> {
  const { calls, costs } = design ? await house.order({ design, ...load }) : await overHttp(house)
  const { server, database } = costs ?? { server: Number.NaN, database: Number.NaN }
  return { rate: calls / load.seconds, cpu: (server + database) / calls }
}

async function overHttp({ ready, order }: House): Promise<Done> {
  await order({ design: 'begin' })
  const calls = await driveOverHttp(ready, load)
  return { ...(await order({ design: 'end' })), calls }
}

function tell(name: string, pairs: Pair[]): void {
  const median = (read: (pair: Pair) => number, at = 0.5) => {
    const sorted = pairs.map(read).toSorted((one, other) => one - other)
    return sorted[Math.round((sorted.length - 1) * at)] ?? Number.NaN
  }
  const ratio = (read: (turn: Turn) => number) => {
    const of = ({ before, here }: Pair) => read(here) / read(before)
    const [low, middle, high] = [0.25, 0.5, 0.75].map((at) => median(of, at).toFixed(3))
    return `${middle} (${low} to ${high})`
  }
  const rates = [median(({ before }) => before.rate), median(({ here }) => here.rate)]
  const shown = rates.map((rate) => rate.toFixed(0).padStart(9)).join('')
  console.log(
    `${name.padEnd(29)}${shown}  ${ratio(({ rate }) => rate)}  ${ratio(({ cpu }) => cpu)}`,
  )
}
