import type { Database } from '@parlour/server/frame/db.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { compareRounds } from '@parlour/server/play/compare-rounds.ts'
import { closeNextDay } from '@parlour/server/wallet/closed-days.ts'
import { games } from '../../stack/play-stack.ts'
import type { History } from '../bench/history.ts'
import { fillHistory, momentOf, settleDown } from '../bench/history.ts'

const others = 99
/** The one who is asked about has played most: every day, however small the house is. */
const shareOfOne = 0.3

/** Gives a house a past of so many entries with their rounds, and closes all days of it. */
export async function fillHouse(
  database: Database,
  veteranId: number,
  { entries, months }: { entries: number; months: number },
): Promise<{ closedMs: number }> {
  const { first } = await database.row<{ first: number }>(sql`
    with born as (insert into players (account, nickname)
      select 'grown' || n, 'grown' from generate_series(1, ${others}) as n returning player_id)
    select min(player_id) as first from born`)
  const one = Math.round(entries * shareOfOne)
  const each = Math.round((entries - one) / others)
  // All of it lies in closed days: what is open is the same in every house.
  const until = new Date(Date.now() - 3 * 86_400_000)
  const histories = [
    { firstPlayerId: veteranId, players: 1, entriesEach: one, months, until },
    { firstPlayerId: first, players: others, entriesEach: each, months, until },
  ]
  for (const history of histories) {
    await fillHistory(database, history)
    await fillRounds(database, history)
  }
  await settleDown(database)
  await database.run(sql`vacuum (analyze) play_rounds`)
  const begun = performance.now()
  await closeDays(database)
  const closedMs = performance.now() - begun
  await settleDown(database)
  await database.run(sql`vacuum (analyze)`)
  return { closedMs }
}

/** The rounds whose bets and wins the entries are. */
async function fillRounds(database: Database, history: History): Promise<void> {
  const { firstPlayerId, players, entriesEach } = history
  await database.run(sql`
    insert into play_rounds (player_id, provider, round_id, game_id, stake, win, status, bets,
      opened_at, moved_at, settled_at)
    select ${firstPlayerId}::bigint + p, 'arcade', 'round-' || r, ${games.open}, 100,
      case when 2 * r < ${entriesEach} then 100 else 0 end,
      case when 2 * r < ${entriesEach} then 'settled' else 'open' end,
      jsonb_build_object('past-' || ${firstPlayerId}::bigint + p || '-' || 2 * r, 100),
      ${momentOf(history, '2 * r')},
      ${momentOf(history, `least(2 * r + 1, ${entriesEach})`)},
      case when 2 * r < ${entriesEach} then ${momentOf(history, '2 * r + 1')} end
    from generate_series(1, ${Math.floor(entriesEach / 2)}) as r,
      generate_series(0, ${players}::bigint - 1) as p`)
}

/** As the nightly job does it, one transaction a day. */
async function closeDays(database: Database): Promise<void> {
  for (;;) {
    const closed = await database.transaction((tx) =>
      closeNextDay(tx, 'Asia/Bangkok', [compareRounds]),
    )
    if (!closed) return
    if (closed.difference !== null) throw new Error(closed.difference)
  }
}
