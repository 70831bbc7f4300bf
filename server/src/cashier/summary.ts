import type { Queries } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { WalletSummary } from '../wallet/index.ts'
import { readSummary } from '../wallet/index.ts'
import { toBankCard } from './cards/answer.ts'
import { listCards } from './cards/cards.ts'
import { isVerified } from '../identity/index.ts'
import { findPasswordState } from './passwords/wallet-password.ts'

/** The wallet as the wire shows it. */
export function toWallet({ coin, locked, withdrawable, safebox, turnoverLeft }: WalletSummary) {
  return { coin, locked, withdrawable, safebox, turnoverLeft }
}

export async function readWallet(queries: Queries, playerId: number) {
  return toWallet(await readSummary(queries, playerId))
}

/** What the cashier knows of a player, for the answers that describe the player as a whole. */
export async function readCashierState(queries: Queries, playerId: number) {
  const totals = await queries.find<{ deposited: number }>(sql`
    select deposited from cashier_totals where player_id = ${playerId}`)
  const cards = (await listCards(queries, playerId)).map(toBankCard)
  return {
    hasSafeboxPassword: (await findPasswordState(queries, playerId)) !== null,
    hasKyc: await isVerified(queries, playerId),
    totalRecharge: totals?.deposited ?? 0,
    firstRecharge: totals !== null,
    appUserBank: cards.find(({ isDefault }) => isDefault) ?? null,
    appUserBankList: cards,
  }
}
