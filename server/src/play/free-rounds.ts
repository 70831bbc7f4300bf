import type { ToldFreeRounds } from '@parlour/contract/wallet-protocol.ts'
import { freeRoundsText } from '@parlour/contract/wallet-protocol.ts'
import { toColumns } from '../frame/columns.ts'
import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { only } from '../frame/pins.ts'
import type { Statement } from '../wallet/index.ts'
import { sealTold } from './signature.ts'

export type NewFreeRounds = {
  /** Given twice under one key, they are there once. */
  key: string
  playerId: number
  gameId: number
  stake: number
  rounds: number
  source: string
  expiresAt: Date
}

/** Rounds whose stake the house pays. What they win is the player's, like any win. */
export async function grantFreeRounds(tx: Tx, made: NewFreeRounds): Promise<void> {
  await tx.run(sql`insert into play_free_rounds
      (free_rounds_id, player_id, game_id, stake, rounds, source, expires_at)
    values (${made.key}, ${made.playerId}, ${made.gameId}, ${made.stake}, ${made.rounds},
      ${made.source}, ${made.expiresAt})
    on conflict do nothing`)
}

/** Those to be played next in the game: the first to expire. */
export function findFreeRounds(
  queries: Queries,
  playerId: number,
  gameId: number,
): Promise<ToldFreeRounds | null> {
  return queries.find<ToldFreeRounds>(sql`
    select free_rounds_id as "freeRoundsId", player_id as "playerId", game_id as "gameId", stake,
      rounds - used as left, floor(extract(epoch from expires_at) * 1000)::bigint as "expiresAt"
    from play_free_rounds where player_id = ${playerId} and game_id = ${gameId}
      and used < rounds and expires_at > now()
    order by expires_at, free_rounds_id limit 1`)
}

/** The rounds as the address of the game carries them; the stake is the provider's to believe. */
export function sealFreeRounds(rounds: ToldFreeRounds, secret: string): string {
  return sealTold(rounds, freeRoundsText, secret)
}

type FreeRoundsLeft = { playerId: number; freeRoundsId: string; left: number }

/** How many of each are left now. */
export function writeFreeRounds(changed: readonly FreeRoundsLeft[]): Statement {
  return {
    name: 'play.write-free-rounds',
    text: `update play_free_rounds f set used = f.rounds - w.rounds_left
      from unnest($1::bigint[], $2::text[], $3::int[]) as w(player_id, free_rounds_id, rounds_left)
      where f.free_rounds_id = w.free_rounds_id and f.player_id = w.player_id
        ${only('f')}`,
    values: toColumns(changed, ['playerId', 'freeRoundsId', 'left']),
  }
}
