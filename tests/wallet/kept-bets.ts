import type { Database } from '@parlour/server/frame/db.ts'
import { sql } from '@parlour/server/frame/db.ts'

export type Bet = { playerId: number; key: string }

/** How many of a provider's bets that were answered `ok` are not in the ledger. */
export async function countMissing(
  database: Database,
  acknowledged: readonly Bet[],
): Promise<number> {
  const kept = new Set((await listKept(database, acknowledged)).map(nameOf))
  return acknowledged.filter((told) => !kept.has(nameOf(told))).length
}

/** How many bets of these players the ledger has that nobody sent, or has once more. */
export async function countDoubled(database: Database, asked: readonly Bet[]): Promise<number> {
  const kept = await listKept(database, asked)
  const own = new Set(asked.map(nameOf))
  const names = kept.map(nameOf).filter((name) => own.has(name))
  return kept.length - new Set(names).size
}

/** Takes a bet out of a spread ledger, past its triggers, on the machine that has it. */
export async function loseBet(database: Database, bet: Bet | undefined): Promise<void> {
  const text = `with free as (select set_config('session_replication_role', 'replica', true))
    delete from %s where key = '${bet?.key}' and (select count(*) from free) = 1`
  await database.run(sql`select run_command_on_placements('wallet_entries', ${text})`)
}

/** Every bet of these players; compared here, as a spread database compares on each machine. */
function listKept(database: Database, bets: readonly Bet[]): Promise<Bet[]> {
  const players = [...new Set(bets.map(({ playerId }) => playerId))]
  return database.rows<Bet>(sql`select player_id as "playerId", key from wallet_entries
    where player_id = any(${players}::bigint[]) and provider = 'arcade' and kind = 'bet'`)
}

function nameOf({ playerId, key }: Bet): string {
  return `${playerId} ${key}`
}
