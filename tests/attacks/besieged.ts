import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { Database } from '@parlour/server/frame/db.ts'
import { openDatabase } from '@parlour/server/frame/db.ts'
import { noteConsent } from '@parlour/server/players/index.ts'
import { post } from '@parlour/server/wallet/index.ts'
import { startCashier } from '../stack/cashier-stack.ts'
import { arcadeUrl, seedGames } from '../stack/play-stack.ts'
import type { PlayerDoor, SignedIn } from '../stack/stack.ts'
import { playerDoor, signInNew } from '../stack/stack.ts'

/** Where a house that is attacked stands, told to whoever attacks it from another process. */
export type Place = {
  url: string
  databaseUrl: string
  sandboxUrl: string
  paymentSecret: string
  walletSecret: string
  pid: number
}

export type Besieged = Place &
  PlayerDoor & {
    database: Database
    /** What the house has cost the processor so far; 0 where the system does not tell. */
    readWorkMs(): number
    /** A new player who agreed to the terms and has this many hundredths. */
    join(coin?: number): Promise<SignedIn>
  }

/** What an attack did, in numbers, and every promise it broke, in words. */
export type Report = { figures: Record<string, number | string>; faults: string[] }

/** A house with a cashier and a game, behind one proxy that tells where callers are. */
export async function startBesieged(clusterUrl: string, more: Record<string, string> = {}) {
  const walletSecret = randomBytes(24).toString('hex')
  const env = { ARCADE_URL: arcadeUrl, ARCADE_WALLET_SECRET: walletSecret, TRUST_PROXY: '1' }
  const stack = await startCashier(clusterUrl, { ...env, ...more })
  await seedGames(stack)
  const place: Place = {
    url: stack.url,
    databaseUrl: stack.databaseUrl,
    sandboxUrl: stack.sandbox.url,
    paymentSecret: stack.secret,
    walletSecret,
    pid: process.pid,
  }
  return { place, stop: () => stack.stop() }
}

export function besiege(place: Place): Besieged {
  const database = openDatabase(place.databaseUrl, 4, () => undefined)
  return {
    ...place,
    ...playerDoor(place.url),
    database,
    readWorkMs: () => readWorkMs(place.pid),
    join: (coin = 0) => join(database, coin),
  }
}

/** As the proxy tells where somebody is. */
export const from = (address: string) => ({ 'x-forwarded-for': address })

/** Does something many times, so many at once. */
export async function manyTimes<Result>(
  count: number,
  atOnce: number,
  work: (number: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const worker = async () => {
    while (next < count) {
      const number = next++
      results[number] = await work(number)
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, worker))
  return results
}

export function countOf<Item>(items: readonly Item[], ...wanted: Item[]): number {
  return items.filter((item) => wanted.includes(item)).length
}

/** What was answered how often: `ok 3, notEnough 2`. */
export function tally(answers: readonly (string | number)[]): string {
  const counts = new Map<string | number, number>()
  for (const one of answers) counts.set(one, (counts.get(one) ?? 0) + 1)
  return [...counts].map(([name, count]) => `${name} ${count}`).join(', ')
}

/** In user and system mode together, which the system counts in hundredths of a second. */
function readWorkMs(pid: number): number {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return 0
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

async function join(database: Database, amount: number): Promise<SignedIn> {
  const player = await signInNew(database)
  const { playerId } = player
  await database.transaction(async (tx) => {
    await noteConsent(tx, { playerId, termsVersion: '1', address: 'test' })
    const requirement = { betRate: 1, source: 'deposit' }
    if (amount > 0)
      await post(tx, { code: 'deposit', playerId, key: `test:${playerId}`, amount, requirement })
  })
  return player
}
