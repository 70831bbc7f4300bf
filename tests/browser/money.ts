import { randomUUID } from 'node:crypto'
import { type Database, openDatabase, sql } from '@parlour/server/db.ts'
import { createPlayer, noteConsent } from '@parlour/server/players/index.ts'
import { post } from '@parlour/server/wallet/index.ts'
import { cookieName, startSession } from '@parlour/server/session/index.ts'
import type { Page } from './fixtures.ts'

/** What happens around a player's money, for the tests of the wallet's pages. */
export type Signed = { playerId: number; token: string; cookie: string }

export async function withDatabase<Result>(
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase(process.env['STACK_DATABASE_URL'] ?? '', 2, () => undefined)
  try {
    return await work(database)
  } finally {
    await database.end()
  }
}

/** The seeded player: verified, with an aged card and money that is free to leave. */
export function enterDemo(): Promise<Signed> {
  return withDatabase(async (database) => {
    const { playerId } = await database.row<{ playerId: number }>(sql`
      select player_id as "playerId" from players where account = 'mali'`)
    return enter(database, playerId)
  })
}

/** Somebody who has just registered and agreed to the terms. */
export function enterNew(): Promise<Signed> {
  return withDatabase(async (database) => {
    const account = `w${randomUUID().replaceAll('-', '').slice(0, 12)}`
    const playerId = await database.transaction(async (tx) => {
      const made = await createPlayer(tx, { account, nickname: account })
      if (made === null) throw new Error(`${account} exists already`)
      await noteConsent(tx, { playerId: made, termsVersion: '1', address: 'test' })
      return made
    })
    return enter(database, playerId)
  })
}

/** Opens the page as this player. */
export async function become(page: Page, { token, cookie }: Signed, url: string): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('ACCESS_TOKEN', value), token)
  await page.context().addCookies([{ name: cookieName, value: cookie, url }])
}

/** What a person does on the provider's own page. */
export async function decide(
  kind: 'orders' | 'payouts',
  orderId: string,
  decision: object,
): Promise<void> {
  const address = `${process.env['STACK_SANDBOX_URL']}/pay/${kind}/${orderId}/decide`
  const { status } = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(decision),
  })
  if (status >= 300) throw new Error(`the sandbox answered ${status} for ${orderId}`)
}

/** As if the order's ten minutes had passed. */
export function letTimeRunOut(orderId: string): Promise<void> {
  return withDatabase(async (database) => {
    await database.run(sql`update cashier_deposits set expires_at = now() - interval '2 minutes'
      where order_id = ${orderId}`)
  })
}

/** Money without a requirement, and a bonus with one. */
export function giveMoney(playerId: number, free: number, bonus = 0): Promise<void> {
  return withDatabase((database) =>
    database.transaction(async (tx) => {
      const key = `test:${randomUUID()}`
      const given = { playerId, source: 'mail' }
      if (free > 0) await post(tx, { ...given, code: 'adjustment_in', key, amount: free })
      const requirement = { betRate: 5, source: 'mail' }
      if (bonus > 0)
        await post(tx, { ...given, code: 'reward', key: `${key}:b`, amount: bonus, requirement })
    }),
  )
}

/** As if an operator had looked at the papers, and a day had passed since every change. */
export function verifyAndAge(playerId: number): Promise<void> {
  return withDatabase(async (database) => {
    const day = sql`now() - interval '25 hours'`
    await database.run(sql`update cashier_kyc set state = 'verified', decided_at = now()
      where player_id = ${playerId}`)
    await database.run(sql`update players set created_at = ${day}, password_changed_at = ${day}
      where player_id = ${playerId}`)
    await database.run(sql`update cashier_cards set changed_at = ${day}
      where player_id = ${playerId}`)
    await database.run(sql`update cashier_passwords set changed_at = ${day}
      where player_id = ${playerId}`)
  })
}

export function countOrders(playerId: number): Promise<number> {
  return withDatabase(async (database) => {
    const { count } = await database.row<{ count: number }>(sql`
      select count(*) as count from cashier_deposits where player_id = ${playerId}`)
    return count
  })
}

async function enter(database: Database, playerId: number): Promise<Signed> {
  const from = { device: randomUUID(), model: '', os: '', address: '' }
  const session = await database.transaction((tx) => startSession(tx, playerId, from))
  return { playerId, ...session }
}
