import { randomBytes } from 'node:crypto'
import { readLaunch } from '@parlour/contract/wallet-protocol.ts'
import type { Database } from '@parlour/server/frame/db.ts'
import { openDatabase } from '@parlour/server/frame/db.ts'
import { migrate } from '@parlour/server/frame/migrations.ts'
import { noteShards } from '@parlour/server/frame/shards.ts'
import type { Balancer } from '../../scripts/copies/balancer.ts'
import { startBalancer } from '../../scripts/copies/balancer.ts'
import { besiege } from '../attacks/besieged.ts'
import type { Subject } from '../conformance/client.ts'
import { freePort } from '../stack/free-port.ts'
import { games, seedGames } from '../stack/play-stack.ts'
import type { SignedIn } from '../stack/stack.ts'
import type { ServerProcess } from '../wallet/hammer/server-process.ts'
import { startServerProcess } from '../wallet/hammer/server-process.ts'
import { until } from './report.ts'

export type Seat = { subject: Subject; player: SignedIn }

/** Copies of the server behind one proxy, on a database that the drill may treat badly. */
export type DrillHouse = {
  balancer: Balancer
  copies: Copy[]
  database: Database
  seats: Seat[]
  /** Ends of a copy that nobody asked for. */
  ownEnds: string[]
  stop(): Promise<void>
}
export type Copy = {
  url: string
  process: ServerProcess
  /** Started again, from another checkout if one is given. */
  renew(from?: string): Promise<void>
}

type Wish = {
  databaseUrl: string
  copies: number
  players: number
  env?: Record<string, string>
  /** The checkout that the copies are started from, if it is another one than this. */
  from?: string
}

export async function openDrillHouse(wish: Wish): Promise<DrillHouse> {
  const { databaseUrl, players } = wish
  const database = openDatabase(databaseUrl, 4, () => undefined)
  await migrate(database, () => undefined)
  await noteShards(database)
  await seedGames({ app: { database } })
  const walletSecret = randomBytes(24).toString('hex')
  const ownEnds: string[] = []
  const env = {
    PARLOUR_MODE: 'test',
    CONSOLE_PORT: '0',
    DATABASE_URL: databaseUrl,
    PARLOUR_SECRET: randomBytes(32).toString('hex'),
    CALLS_PER_MINUTE: '1000000',
    LOG_LEVEL: 'fatal',
    TRUST_PROXY: '1',
    ARCADE_URL: 'http://127.0.0.1:9',
    ARCADE_WALLET_SECRET: walletSecret,
    ...wish.env,
  }
  const copies: Copy[] = []
  for (let at = 0; at < wish.copies; at++)
    copies.push(await startCopy(env, (how) => ownEnds.push(how), wish.from))
  const balancer = await startBalancer({
    port: 0,
    host: '127.0.0.1',
    copies: () => copies.map(({ url }) => url),
    lookEveryMs: 200,
  })
  const seats = await seatPlayers({ url: balancer.url, databaseUrl, walletSecret }, players)
  return {
    balancer,
    copies,
    database,
    seats,
    ownEnds,
    async stop() {
      await balancer.stop()
      await Promise.all(copies.map(({ process: one }) => one.stop()))
      await database.end()
    },
  }
}

type Renewal = {
  /** The checkout of the release that is brought in. */
  from?: string
  /** All are killed at once, so that nobody is left to ask: for a drill that must fail. */
  isSabotaged?: boolean
}

/** One after the other, as a release is brought in: the next goes when the proxy sees this one. */
export async function renewAll(house: DrillHouse, renewal: Renewal = {}): Promise<void> {
  if (renewal.isSabotaged) await Promise.all(house.copies.map((copy) => copy.process.kill()))
  for (const copy of house.copies) {
    await copy.process.stop()
    await copy.renew(renewal.from)
    await until(() => house.balancer.ready().includes(copy.url))
  }
}

async function startCopy(
  env: Record<string, string>,
  onOwnEnd: (how: string) => void,
  first?: string,
): Promise<Copy> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const all = { ...env, PORT: String(port), PUBLIC_URL: url }
  const start = (from?: string) => startServerProcess(all, url, onOwnEnd, from)
  const copy: Copy = {
    url,
    process: await start(first),
    async renew(from) {
      copy.process = await start(from)
    },
  }
  return copy
}

type Doors = { url: string; databaseUrl: string; walletSecret: string }

async function seatPlayers(doors: Doors, count: number): Promise<Seat[]> {
  const house = besiege({ ...doors, sandboxUrl: '', paymentSecret: '', pid: process.pid })
  await noteShards(house.database)
  const { url, walletSecret: secret } = doors
  const seats: Seat[] = []
  for (let at = 0; at < count; at++) {
    const player = await house.join(1_000_000_00)
    const { gameUrl } = await house.ok('startGame', { gameId: games.open }, player)
    const token = readLaunch(gameUrl)['token'] ?? ''
    const { playerId } = player
    const subject = { url, provider: 'arcade', secret, playerId, gameId: games.open, token }
    seats.push({ subject, player })
  }
  await house.database.end()
  return seats
}
