import { addressOn, createPartWords, findPart, shardOf } from '@parlour/server/frame/parts.ts'
import { pin } from '@parlour/server/frame/pins.ts'
import type { LockedRow } from '@parlour/server/wallet/account.ts'
import type { Statement } from '@parlour/server/wallet/companion.ts'
import type { Line } from '@parlour/server/wallet/line.ts'
import { begin, commit, lineOf } from '@parlour/server/wallet/line.ts'
import { lockAccounts } from '@parlour/server/wallet/read-statements.ts'
import type { AccountWrite, EntryWrite } from '@parlour/server/wallet/turn.ts'
import { insertEntries, updateAccounts } from '@parlour/server/wallet/write-statements.ts'
import pg from 'pg'
import { median } from '../figures.ts'
import { prepareCluster, reopenTemplate } from '../../stack/cluster.ts'
import type { PlayStack } from '../../stack/play-stack.ts'
import { startPlay } from '../../stack/play-stack.ts'
import type { Place } from './batch-function.ts'
import { makeFunctionOfAll, makeFunctionOfPart, toCall } from './batch-function.ts'
import type { Used } from './meter.ts'
import { createMeter } from './meter.ts'
import { createPlain } from './plain.ts'

// What a batch writes into the ledger, accounts and entries of as many players, by the way it goes:
// to one PostgreSQL; statement by statement over the asked machine, or to the players' own, planned
// by Citus there; as one call of a function; by the part's own tables. Told is what an entry costs
// the processors of the databases.
const [, , url = '', rounds = '5'] = process.argv
const entriesATurn = 10_000
const sizes = [25, 100, 200]

/** Those who write, all of one part, as they stand in the ledger. */
type House = { stack: PlayStack; accounts: AccountWrite[] }
type Way = {
  name: string
  house: House
  line: Line
  toTrip: (writes: Statement[]) => Statement[]
}

const base = await createPlain(url)
const plain = await enter(base.url)
const nodes = await prepareCluster(url)
process.env.CLUSTER_NODES = nodes.join(' ')
const readUsed = await createMeter(nodes)
const spread = await enter(url)
const ways = await listWays()
let written = 0

console.log(`µs of the databases' processors an entry, ${rounds} rounds, medians`)
console.log(`${' '.repeat(42)}    asked   others      all    ratio`)
for (const size of sizes) {
  const found = new Map(ways.map((one) => [one, [] as Used[]]))
  for (let round = 0; round <= Number(rounds); round++)
    for (const one of round % 2 === 0 ? ways : ways.toReversed()) {
      const used = await take(one, size)
      // The first is for the plans.
      if (round > 0) found.get(one)?.push(used)
    }
  tell(size, found)
}
await Promise.all([plain.stack.expectCleanLedger(), spread.stack.expectCleanLedger()])
await Promise.all([plain.stack.stop(), spread.stack.stop()])
await base.drop()
await reopenTemplate(nodes)
process.exit(0)

async function enter(at: string): Promise<House> {
  const stack = await startPlay(at)
  const { database } = stack.app
  const isHere = (id: number) => database.shards === 0 || shardOf(id, database.shards) === 0
  const ids: number[] = []
  while (ids.length < Math.max(...sizes)) {
    const joined = await Promise.all(Array.from({ length: 10 }, () => stack.join(1_000_000_00)))
    ids.push(...joined.map(({ playerId }) => playerId).filter(isHere))
  }
  const locked = await database.rows<LockedRow>(pin(lockAccounts(ids)))
  const accounts = locked.map((one): AccountWrite => ({ ...one, account: 'coin' }))
  return { stack, accounts }
}

/** Each on a connection of its own, with plans that are kept, or made for each batch anew. */
async function listWays(): Promise<Way[]> {
  const at = { plain: plain.stack.databaseUrl, asked: spread.stack.databaseUrl }
  const part = await findPart(spread.stack.app.database, 0)
  const own = part && addressOn(part, at.asked)
  if (!own) throw new Error('players lie on no machine of their own')
  const ofPart = createPartWords(part)
  await makeFunctionOfAll(at.asked)
  await makeFunctionOfPart(own, ofPart)
  const kept = '-c plan_cache_mode=force_generic_plan'
  const anew = '-c plan_cache_mode=force_custom_plan'
  const byName = '-c citus.enable_manual_changes_to_shards=on'
  const each = (place: Place) => (writes: Statement[]) => [begin, ...writes.map(place), commit]
  const all = toCall('bench_write', pin)
  const open = async (name: string, address: string, options: string, toTrip: Way['toTrip']) => {
    const client = new pg.Client({ connectionString: address, options })
    await client.connect()
    const house = address === at.plain ? plain : spread
    return { name, house, line: lineOf(client), toTrip }
  }
  return [
    await open(
      'one PostgreSQL',
      at.plain,
      kept,
      each((one) => one),
    ),
    await open('over the asked machine', at.asked, anew, each(pin)),
    await open('over it, a function', at.asked, anew, all),
    await open('on their own, planned by Citus', own, anew, each(pin)),
    await open('on their own, a function', own, anew, all),
    await open('by the part’s own tables', own, `${kept} ${byName}`, each(ofPart)),
    await open('by them, a function', own, byName, toCall('bench_write_here', ofPart)),
  ]
}

/** A bet of each. */
function betOfEach({ accounts }: House, size: number): Statement[] {
  const those = accounts.slice(0, size)
  for (const one of those) {
    one.balance -= 100
    one.turnover += 100
    one.staked += 100
    one.seq += 1
  }
  const entries = those.map(({ playerId, account, seq, balance }): EntryWrite => {
    const key = `bench-${written++}`
    const moved = { kind: 'bet', account, counter: 'games', seq, amount: -100, balance }
    const about = { provider: 'arcade', key, source: 'game:101', roundId: key, betKey: null }
    return { playerId, ...moved, contribution: 100, ...about }
  })
  return [updateAccounts(those), insertEntries(entries)]
}

/** What an entry costs. */
async function take({ house, line, toTrip }: Way, size: number): Promise<Used> {
  const trips = Array.from({ length: entriesATurn / size }, () => toTrip(betOfEach(house, size)))
  const before = readUsed()
  for (const trip of trips) await line(trip)
  const after = readUsed()
  const per = (used: number) => used / entriesATurn
  // What the other machines do of themselves is none of one PostgreSQL's.
  const others = house === plain ? 0 : per(after.others - before.others)
  return { asked: per(after.asked - before.asked), others }
}

function tell(size: number, found: Map<Way, Used[]>): void {
  console.log(`batches of ${size}`)
  const floor = found.get(ways[0] as Way) ?? []
  for (const [{ name }, used] of found) {
    const all = used.map(({ asked, others }) => asked + others)
    const ratios = all.map((one, at) => one / (floor[at]?.asked ?? one))
    const figures = [used.map((one) => one.asked), used.map((one) => one.others), all, ratios]
    const told = figures.map((figure) => median(figure).toFixed(2).padStart(9))
    console.log(`  ${name.padEnd(40)}${told.join('')}`)
  }
}
