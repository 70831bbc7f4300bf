import type { Caller } from '../../frame/caller.ts'
import type { Queries, Tx } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import type { App } from '../../frame/module.ts'
import { readSettings } from '../../frame/settings.ts'
import { checkGate } from '../../gate/index.ts'
import { findDepositRoom, readDepositWish } from '../../limits/index.ts'
import type { Channel } from '../channels/list.ts'
import { findChannel } from '../channels/list.ts'
import { findPrice, mayTakeOffers } from './offers.ts'
import type { DepositFacts, DepositRequest } from './rules.ts'

export type DepositContext = { app: App; tx: Tx; caller: Caller }

/** Everything a deposit is judged by, read in one go. */
export async function readDepositFacts(
  { app, tx, caller }: DepositContext,
  { rechargeType, actType, awardId }: DepositRequest,
) {
  const { playerId, sessionId } = caller
  const channel = await findChannel(tx, rechargeType)
  return {
    gate: await checkGate(tx, playerId, 'deposit', { sessionId }),
    channel,
    isBankMissing: channel !== null && (await isBankMissing(tx, playerId, channel)),
    price: await findPrice(app, tx, { playerId, actType, awardId: awardId ?? null }),
    mayTakeOffers: await mayTakeOffers(tx, playerId),
    openOrders: await countOpen(tx, playerId),
    room: (await findDepositRoom(tx, playerId, await sumOpenOrders(tx, playerId)))?.left ?? null,
    isLimitRequired: (await readDepositWish(tx, playerId)) === 'required',
  } satisfies DepositFacts
}

/** What the player's unpaid orders would add. */
export async function sumOpenOrders(queries: Queries, playerId: number): Promise<number> {
  const { sum } = await queries.row<{ sum: number }>(sql`
    select coalesce(sum(amount), 0)::bigint as sum from cashier_deposits
    where player_id = ${playerId} and status in ('created', 'awaiting') and expires_at > now()`)
  return sum
}

async function isBankMissing(queries: Queries, playerId: number, { needsBank, bankId }: Channel) {
  const { settings } = await readSettings(queries)
  if (!settings.isDepositBank || !needsBank) return false
  const card = await queries.find(sql`select from cashier_cards where player_id = ${playerId}
    and bank_id = coalesce(${bankId}, bank_id) limit 1`)
  return card === null
}

async function countOpen(queries: Queries, playerId: number): Promise<number> {
  const { open } = await queries.row<{ open: number }>(sql`
    select count(*) as open from cashier_deposits where player_id = ${playerId}
    and status in ('created', 'awaiting') and expires_at > now()`)
  return open
}
