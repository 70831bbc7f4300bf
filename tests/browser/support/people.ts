import { randomUUID } from 'node:crypto'
import { type Database, openDatabase, sql } from '@parlour/server/frame/db.ts'
import { createPlayer, hashPassword, noteConsent } from '@parlour/server/players/index.ts'
import { cookieName, startSession } from '@parlour/server/session/index.ts'
import type { Page } from '@playwright/test'

/** Players made beside the pages, for tests that are not about registering. */
export type Signed = { playerId: number; account: string; token: string; cookie: string }

export const password = 'unmistakable-secret-9'

export const databases = {
  demo: () => process.env['STACK_DATABASE_URL'] ?? '',
  /** Of the site on which every title is switched on. */
  full: () => process.env['STACK_FULL_DATABASE_URL'] ?? '',
}

export async function withDatabase<Result>(
  work: (database: Database) => Promise<Result>,
  address = databases.demo(),
): Promise<Result> {
  const database = openDatabase(address, 2, () => undefined)
  try {
    return await work(database)
  } finally {
    await database.end()
  }
}

/** The seeded player: verified, with an aged card and money that is free to leave. */
export function enterDemo(): Promise<Signed> {
  return withDatabase(async (database) => {
    const account = 'mali'
    const { playerId } = await database.row<{ playerId: number }>(sql`
      select player_id as "playerId" from players where account = ${account}`)
    return enter(database, playerId, account)
  })
}

/** Somebody who has just registered and agreed to the terms. */
export function enterNew(address?: string): Promise<Signed> {
  return withDatabase(async (database) => {
    const account = `w${randomUUID().replaceAll('-', '').slice(0, 12)}`
    const passwordHash = await hashOnce()
    const playerId = await database.transaction(async (tx) => {
      const made = await createPlayer(tx, { account, nickname: account, passwordHash })
      if (made === null) throw new Error(`${account} exists already`)
      await noteConsent(tx, { playerId: made, termsVersion: '1', address: 'test' })
      return made
    })
    return enter(database, playerId, account)
  }, address)
}

/** As if the player had registered so many days ago. */
export function letDaysPass({ playerId }: Signed, days: number, address?: string): Promise<void> {
  return withDatabase(async (database) => {
    await database.run(sql`update players set created_at = now() - make_interval(days => ${days})
      where player_id = ${playerId}`)
  }, address)
}

/** The same player signs in once more, as after a break ended every sign-in. */
export function enterAgain({ playerId, account }: Signed): Promise<Signed> {
  return withDatabase((database) => enter(database, playerId, account))
}

/** Opens the page as this player, until it is signed out. */
export async function become(page: Page, { token, cookie }: Signed, url: string): Promise<void> {
  await page.addInitScript((value) => {
    // Once in a tab: who signs out stays signed out.
    if (sessionStorage.getItem('ENTERED_WITH') === value) return
    sessionStorage.setItem('ENTERED_WITH', value)
    localStorage.setItem('ACCESS_TOKEN', value)
  }, token)
  await page.context().addCookies([{ name: cookieName, value: cookie, url }])
}

let hashed: Promise<string> | undefined

/** Hashing is slow on purpose: the players of a worker share one. */
function hashOnce(): Promise<string> {
  hashed ??= hashPassword(password, { line: 'entry' })
  return hashed
}

async function enter(database: Database, playerId: number, account: string): Promise<Signed> {
  const from = { device: randomUUID(), model: '', os: '', address: '' }
  const session = await database.transaction((tx) => startSession(tx, playerId, from))
  return { playerId, account, ...session }
}
