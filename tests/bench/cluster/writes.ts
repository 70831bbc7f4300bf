import type { Tx } from '@parlour/server/frame/db.ts'
import { deliverAll } from '@parlour/server/frame/deliveries.ts'
import { publish } from '@parlour/server/frame/events.ts'
import { post } from '@parlour/server/wallet/index.ts'
import { prepareCluster, reopenTemplate } from '../../stack/cluster.ts'
import { startPlay } from '../../stack/play-stack.ts'
import { median } from '../figures.ts'
import type { Used } from './meter.ts'
import { createMeter } from './meter.ts'

// What is written for one player over the machine that is asked, and on their own, in turns: a
// reward with its requirement, and what followers make of a round. Told is what one costs the
// processors of the databases.
const [, , url = '', rounds = '5'] = process.argv
const nodes = await prepareCluster(url)
process.env.CLUSTER_NODES = nodes.join(' ')
const stack = await startPlay(url)
const { database, consumers } = stack.app
const readUsed = await createMeter(nodes)
const players: number[] = []
while (players.length < 100)
  players.push(
    ...(await Promise.all(Array.from({ length: 10 }, () => stack.join(100)))).map(
      ({ playerId }) => playerId,
    ),
  )

// The house's own followers go the same way as this bench's.
const ways = {
  asked: (_: unknown, work: (tx: Tx) => Promise<unknown>) => database.transaction(work),
  near: database.transactionFor.bind(database),
}
type Design = keyof typeof ways
type Cost = { asked: number; others: number; millis: number }

let given = 0
async function reward(): Promise<number> {
  const give = (playerId: number) =>
    database.transactionFor({ playerId, what: 'reward' }, (tx) =>
      post(tx, {
        code: 'reward',
        playerId,
        key: `bench-${given++}`,
        amount: 100,
        source: 'mail',
        requirement: { betRate: 1, source: 'mail' },
      }),
    )
  for (let nth = 0; nth < 5; nth++) await Promise.all(players.map(give))
  return 5 * players.length
}

/** As a lane does: where the players are. */
async function tellRounds(): Promise<void> {
  const payload = { gameId: 101, typeId: 1, stake: 100, win: 0, clearsBonus: false }
  const tell = (playerId: number) =>
    ways.near({ playerId, what: 'tell' }, (tx) => publish(tx, 'round.settled', playerId, payload))
  await Promise.all(players.map(tell))
}

async function follow(): Promise<number> {
  for (const consumer of consumers) await deliverAll(database, consumer)
  return players.length
}

const acts = [
  { name: 'a reward with its requirement', prepare: async () => undefined, act: reward },
  { name: 'a round heard by all followers', prepare: tellRounds, act: follow },
]
console.log(`µs of the databases' processors, ${rounds} rounds, medians`)
for (const { name, prepare, act } of acts) {
  const found: Record<Design, Cost[]> = { asked: [], near: [] }
  for (let round = 0; round <= Number(rounds); round++)
    for (const design of ['asked', 'near'] as const) {
      Object.assign(database, { transactionFor: ways[design] })
      const before = readUsed()
      const began = performance.now()
      await prepare()
      const count = await act()
      const cost = { ...minus(readUsed(), before, count), millis: performance.now() - began }
      if (round > 0) found[design].push(cost)
    }
  console.log(name)
  for (const design of ['asked', 'near'] as const) {
    const tell = (part: keyof Cost) => median(found[design].map((one) => one[part])).toFixed(0)
    const told = `asked machine ${tell('asked')}, others ${tell('others')}, ${tell('millis')} ms`
    console.log(`  ${design === 'near' ? 'on their machine' : 'over the asked'}: ${told}`)
  }
}
await stack.stop()
await reopenTemplate(nodes)

function minus(one: Used, other: Used, count: number): Used {
  return { asked: (one.asked - other.asked) / count, others: (one.others - other.others) / count }
}
