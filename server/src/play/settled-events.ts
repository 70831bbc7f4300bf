import { toColumns } from '../frame/columns.ts'
import type { Statement } from '../wallet/index.ts'
import { isClearingBonus } from '../wallet/index.ts'
import type { Round } from './rounds.ts'

/**
 * Tells of rounds that have ended, all in one statement and whatever follows them. No notification
 * goes with it: commits that notify wait for each other, and followers look by themselves.
 */
export function publishSettled(rounds: readonly Round[]): Statement {
  return {
    name: 'play.publish-settled',
    text: `with heard as (
        insert into events (type, player_id, payload)
        select 'round.settled', w.player_id, jsonb_build_object('gameId', w.game_id,
          'typeId', g.type_id, 'stake', w.stake, 'win', w.win,
          'clearsBonus', ${isClearingBonus('w.player_id')})
        from unnest($1::bigint[], $2::int[], $3::bigint[], $4::bigint[])
          as w(player_id, game_id, stake, win)
        join games g on g.game_id = w.game_id
        returning event_id, player_id)
      insert into event_deliveries (consumer, event_id, player_id)
      select consumer, event_id, player_id from heard, event_consumers
      where type = 'round.settled'`,
    values: toColumns(rounds, ['playerId', 'gameId', 'stake', 'win']),
  }
}
