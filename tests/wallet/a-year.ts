import type { Database } from '@parlour/server/frame/db.ts'
import { sql } from '@parlour/server/frame/db.ts'

type Year = { playerId: number; roundsPerDay: number; gameId: number }

/** A year of rounds and weekly deposits, as rows alone: the account keeps its own sums. */
export async function writeYear(database: Database, year: Year): Promise<void> {
  const { playerId, roundsPerDay, gameId } = year
  await database.transaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = replica`)
    await tx.run(sql`select wallet_open_month((now() - n * interval '28 days')::date)
      from generate_series(0, 14) as n`)
    await tx.run(sql`insert into wallet_entries (player_id, account, seq, amount, balance, at,
        counter, kind, provider, key, source, round_id)
      select ${playerId}, 'coin', 1000 + n, -100, 0,
        now() - interval '365 days' + n * (interval '365 days' / ${roundsPerDay * 365}),
        'games', 'bet', 'arcade', 'b' || n, ${`game:${gameId}`}, 'r' || n
      from generate_series(1, ${roundsPerDay * 365 - roundsPerDay}::int) as n`)
    await tx.run(sql`insert into wallet_entries (player_id, account, seq, amount, balance, at,
        counter, kind, provider, key, source)
      select ${playerId}, 'coin', 1000000 + n, 100, 0, now() - n * interval '7 days',
        'gateway', 'deposit', 'house', 'd' || n, 'd'
      from generate_series(1, 52) as n`)
    await tx.run(sql`insert into play_rounds (player_id, provider, round_id, game_id, stake, win,
        status, bets, opened_at, settled_at)
      select player_id, provider, round_id, ${gameId}, 100, 0, 'settled', '{}', at, at
      from wallet_entries where player_id = ${playerId} and kind = 'bet'`)
  })
}
