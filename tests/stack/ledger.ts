import { randomBytes } from 'node:crypto'
import type { Database } from '@parlour/server/frame/db.ts'
import { openDatabase, sql } from '@parlour/server/frame/db.ts'
import type { Transfer } from '@parlour/server/wallet/post.ts'
import { post } from '@parlour/server/wallet/post.ts'

/** A database of its own for a test, copied from the migrated template. */
export async function openTestLedger(clusterUrl: string, poolSize = 20) {
  const name = `test_${randomBytes(6).toString('hex')}`
  const template = openDatabase(clusterUrl, 1, () => undefined)
  const current = await template.row<{ name: string }>(sql`select current_database() as name`)
  await template.end()
  const admin = openDatabase(addressOf(clusterUrl, 'postgres'), 1, () => undefined)
  await admin.run({ text: `create database ${name} template ${current.name}`, values: [] })
  await admin.end()
  const url = addressOf(clusterUrl, name)
  return { url, database: openDatabase(url, poolSize, () => undefined) }
}

export async function addPlayer(database: Database, coins = 0): Promise<number> {
  const account = randomBytes(6).toString('hex')
  const { playerId } = await database.row<{ playerId: number }>(sql`
    insert into players (account, nickname) values (${account}, ${account})
    returning player_id as "playerId"`)
  if (coins > 0) await deposit(database, playerId, coins)
  return playerId
}

/** Cash without a requirement, unless the test asks for one. */
export function deposit(database: Database, playerId: number, amount: number, betRate = 0) {
  const key = `deposit:${randomBytes(8).toString('hex')}`
  const requirement = { betRate, source: 'deposit' }
  return postOnce(database, { code: 'deposit', playerId, key, amount, requirement })
}

export function postOnce(database: Database, transfer: Transfer) {
  return database.transaction((tx) => post(tx, transfer))
}

/** The host may be a socket in the query: only the path is the database's name. */
function addressOf(url: string, name: string): string {
  return url.replace(/(:\/\/[^/]*)\/[^?]*/, `$1/${name}`)
}
