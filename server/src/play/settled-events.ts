import type { Telling } from '../frame/apart-events.ts'
import { beginTelling, deliverTelling, tellRows } from '../frame/apart-events.ts'
import { toColumn, toColumns } from '../frame/columns.ts'
import type { Queries } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { publishRows } from '../frame/events.ts'
import { own } from '../frame/pins.ts'
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
      `select w.player_id, ${payload('g.type_id', 'w.player_id')} as payload
      from unnest($1::bigint[], $2::int[], $3::bigint[], $4::bigint[])
        as w(player_id, game_id, stake, win)
      join ${gameFacts} g on g.game_id = w.game_id`,
    ),
    values: toColumns(rounds.map(told), written),
    apart: (home) => publishApart(home, rounds),
  }
}

/** A round that has ended, with the type of its game. */
export type Typed = Round & { typeId: number }

/** The same where players are spread: each writes on the players' own machine only. */
export function writeSettled(rounds: readonly Typed[], telling: Telling): Statement[] {
  const playerIds = rounds.map(({ playerId }) => playerId)
  const facts = toColumns(rounds.map(told), written)
  return [
    {
      name: 'play.tell-settled',
      text: tellRows('round.settled', {
        payload: payload('w.type_id', own('w')),
        rows: `unnest($1::bigint[], $2::int[], $3::bigint[], $4::bigint[], $5::int[], $6::bigint[])
          as w(player_id, game_id, stake, win, type_id, event_id)`,
        at: '$7',
      }),
      values: [
        ...facts,
        toColumn(rounds.map(({ typeId }) => typeId)),
        toColumn(telling.numbers),
        telling.at,
      ],
    },
    deliverTelling(playerIds, telling),
  ]
}

async function publishApart(home: Queries, rounds: readonly Round[]): Promise<Statement[]> {
  const games = await home.rows<{ gameId: number; typeId: number }>(sql`
    select game_id as "gameId", type_id as "typeId" from ${{ text: gameFacts, values: [] }} as games
    where game_id = any(${[...new Set(rounds.map(({ gameId }) => gameId))]}::int[])`)
  const types = new Map(games.map(({ gameId, typeId }) => [gameId, typeId]))
  const typed = rounds.flatMap((round) => {
    const typeId = types.get(round.gameId)
    return typeId === undefined ? [] : [{ ...round, typeId }]
  })
  if (typed.length === 0) return []
  return writeSettled(typed, await beginTelling(home, 'round.settled', typed.length))
}

const written = ['playerId', 'gameId', 'stake', 'win'] as const

function payload(typeId: string, playerId: string): string {
  return `jsonb_build_object('gameId', w.game_id, 'typeId', ${typeId}, 'stake', w.stake,
    'win', w.win, 'clearsBonus', ${isClearingBonus(playerId)})`
}

/** What was never at risk is neither staked nor won. */
function told<Ended extends Round>(round: Ended): Ended {
  const stake = countedStake(round)
  return { ...round, stake, win: Math.max(0, round.win - (round.stake - stake)) }
}
