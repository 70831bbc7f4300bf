import { toColumns } from '../frame/columns.ts'
import { publishRows } from '../frame/events.ts'
import { gameFacts } from '../games/index.ts'
import type { Statement } from '../wallet/index.ts'
import { isClearingBonus } from '../wallet/index.ts'
import type { Round } from './round.ts'
import { countedStake } from './round.ts'

/**
 * Tells of rounds that have ended, all in one statement and whatever follows them. No notification
 * goes with it: commits that notify wait for each other, and followers look by themselves.
 */
export function publishSettled(rounds: readonly Round[]): Statement {
  return {
    name: 'play.publish-settled',
    text: publishRows(
      'round.settled',
      `select w.player_id, jsonb_build_object('gameId', w.game_id, 'typeId', g.type_id,
        'stake', w.stake, 'win', w.win, 'clearsBonus', ${isClearingBonus('w.player_id')}) as payload
      from unnest($1::bigint[], $2::int[], $3::bigint[], $4::bigint[])
        as w(player_id, game_id, stake, win)
      join ${gameFacts} g on g.game_id = w.game_id`,
    ),
    values: toColumns(rounds.map(told), ['playerId', 'gameId', 'stake', 'win']),
  }
}

/** What was never at risk is neither staked nor won. */
function told(round: Round): Round {
  const stake = countedStake(round)
  return { ...round, stake, win: Math.max(0, round.win - (round.stake - stake)) }
}
