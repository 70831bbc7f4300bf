import { toColumns } from '../frame/columns.ts'
import { beside, own } from '../frame/pins.ts'
import type { Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { findLiving } from '../frame/living.ts'
import type { Job } from '../frame/schedule.ts'
import type { Statement } from '../wallet/index.ts'
import type { Round } from './round.ts'

/** Enough to be news in a lobby whose stakes go to 1,000.00. */
const leastAmount = 5_000_00
/** A large stake that came back doubled is no news. */
const leastTimes = 10

export type BigWin = { playerId: number; gameId: number; amount: number }
export type NoteBigWin = (tx: Tx, win: BigWin & { kind: 'jackpot' }) => Promise<void>

export function isBigWin({ win, stake }: Pick<Round, 'win' | 'stake'>): boolean {
  return win >= leastAmount && win >= stake * leastTimes
}

/** Goes with the bet, so that no win is forgotten; hardly ever needed, so no bet waits for it. */
export function keepBigWins(rounds: readonly Round[]): Statement {
  return {
    name: 'play.keep-big-wins',
    text: `insert into play_big_wins (player_id, provider, round_id, game_id, amount)
      select ${own('w')}, w.provider, w.round_id, w.game_id, w.amount
      from unnest($1::bigint[], $2::text[], $3::text[], $4::int[], $5::bigint[])
        as w(player_id, provider, round_id, game_id, amount) ${beside('w')}
      on conflict do nothing`,
    values: toColumns(rounds, ['playerId', 'provider', 'roundId', 'gameId', 'win']),
  }
}

const everyMs = 5_000
const winsATurn = 100

export function tellBigWins(note: NoteBigWin): Job {
  return {
    name: 'play.big-wins',
    everyMs,
    async run(tx) {
      const wins = await findLiving<BigWin & { provider: string; roundId: string }>(tx, {
        table: 'play_big_wins',
        ask: (rows) => sql`select player_id as "playerId", provider, round_id as "roundId",
          game_id as "gameId", amount from ${rows} limit ${winsATurn}`,
      })
      for (const { provider, roundId, ...win } of wins) {
        await tx.run(sql`delete from play_big_wins where player_id = ${win.playerId}
          and provider = ${provider} and round_id = ${roundId}`)
        await note(tx, { kind: 'jackpot', ...win })
      }
    },
  }
}
