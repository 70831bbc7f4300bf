import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '@parlour/server/frame/db.ts'
import { post, readBalances } from '@parlour/server/wallet/index.ts'
import type { Page } from '@playwright/test'
import { withDatabase } from './people.ts'
import { say } from './say.ts'

/** What happens around a player's money, for the tests of the wallet's pages. */

/**
 * What a person does on the provider's own page, once it has heard of the order: the house writes
 * down that it submits a payout before it does.
 */
export async function decide(
  kind: 'orders' | 'payouts',
  orderId: string,
  decision: object,
): Promise<void> {
  const address = `${process.env['STACK_SANDBOX_URL']}/pay/${kind}/${orderId}/decide`
  const headers = { 'content-type': 'application/json' }
  const ask = () => fetch(address, { method: 'POST', headers, body: JSON.stringify(decision) })
  let answer = await ask()
  for (const until = Date.now() + 30_000; answer.status === 404 && Date.now() < until;) {
    await pause(100)
    answer = await ask()
  }
  if (!answer.ok) throw new Error(`the sandbox answered ${answer.status} for ${orderId}`)
}

/** The first two deposits are asked for a limit before they are made; here none is wanted. */
export async function declineLimit(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: say('deposit.limitAsk') })
  await question.getByRole('button', { name: say('deposit.limitDecline') }).click()
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
    await database.run(sql`update identity_checks set state = 'verified', decided_at = now()
      where player_id = ${playerId}`)
    await database.run(sql`update players set created_at = ${day}, password_changed_at = ${day}
      where player_id = ${playerId}`)
    await database.run(sql`update cashier_cards set changed_at = ${day}, paid_at = now()
      where player_id = ${playerId}`)
    await database.run(sql`update cashier_passwords set changed_at = ${day}
      where player_id = ${playerId}`)
  })
}

export function coinOf(playerId: number): Promise<number> {
  return withDatabase(async (database) => (await readBalances(database, playerId)).coin)
}

export function countOrders(playerId: number): Promise<number> {
  return withDatabase(async (database) => {
    const { count } = await database.row<{ count: number }>(sql`
      select count(*) as count from cashier_deposits where player_id = ${playerId}`)
    return count
  })
}
