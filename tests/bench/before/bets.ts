import { percentile } from '../figures.ts'
import type { House } from '../play/open-house.ts'
import { openHouse } from '../play/open-house.ts'

const designs = [
  ['ledger', 'wallet'],
  ['wallet alone', 'desk'],
  ['through HTTP and signature', null],
] as const
const load = { seconds: 1, callers: 64 }

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
  before.letGo()
  here.letGo()
}

async function turn(house: House, design: 'wallet' | 'desk' | null): Promise<Turn> {
  const { calls, costs } = design
    ? await house.order({ design, ...load })
    : await house.driveOverHttp(house.ready.players, load)
  const { server, database } = costs ?? { server: Number.NaN, database: Number.NaN }
  return { rate: calls / load.seconds, cpu: (server + database) / calls }
}

function tell(name: string, pairs: Pair[]): void {
  const of = (read: (pair: Pair) => number, share = 0.5) => percentile(pairs.map(read), share)
  const ratio = (read: (turn: Turn) => number) => {
    const each = ({ before, here }: Pair) => read(here) / read(before)
    const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => of(each, share).toFixed(3))
    return `${middle} (${low} to ${high})`
  }
  const rates = [of(({ before }) => before.rate), of(({ here }) => here.rate)]
  const shown = rates.map((rate) => rate.toFixed(0).padStart(9)).join('')
  console.log(
    `${name.padEnd(29)}${shown}  ${ratio(({ rate }) => rate)}  ${ratio(({ cpu }) => cpu)}`,
  )
}
