import { promotionConfigs } from '@parlour/contract/activities/index.ts'
import { readRunning } from '@parlour/server/activities/engine/configs.ts'
import { createFollower } from '@parlour/server/activities/engine/follower.ts'
import type { Promotion } from '@parlour/server/activities/engine/promotion.ts'
import { promotions } from '@parlour/server/activities/table.ts'
import type { Database } from '@parlour/server/frame/db.ts'
import { sql } from '@parlour/server/frame/db.ts'
import type { Consumer } from '@parlour/server/frame/events.ts'
import { enrolConsumers } from '@parlour/server/frame/events.ts'
import type { PlayPart } from '@parlour/server/play/round.ts'
import { playGate } from '@parlour/server/play/gate.ts'
import { roundsCompanion } from '@parlour/server/play/rounds.ts'
import type { BetWinItem } from '@parlour/server/wallet/index.ts'
import { createWalletLanes } from '@parlour/server/wallet/index.ts'
import { firstPlayerId, playerCount } from '../../wallet/bench/ledgers.ts'
import type { Design } from '../../wallet/bench/designs.ts'

const gameId = 101
const token = Buffer.from('bench')

/** Everything a round needs: a game, a sign-in and an open game for every player. */
export async function openGames(database: Database): Promise<void> {
  await database.run(sql`insert into game_types (type_id, name, name_en, sort)
    values (1, 'x', 'x', 1)`)
  await database.run(sql`insert into game_brands (brand_id, name, icon, sort)
    values (1, 'x', '/x', 1)`)
  await database.run(sql`insert into game_platforms (platform_id, name, sort) values (1, 'x', 1)`)
  await database.run(sql`insert into games (game_id, type_id, brand_id, platform_id, name, name_en,
    sort, is_on) values (${gameId}, 1, 1, 1, 'x', 'x', 1, true)`)
  await database.run(sql`insert into sessions (token_hash, cookie_hash, player_id)
    select decode(md5(player_id::text), 'hex'), decode(md5('c' || player_id), 'hex'), player_id
    from players`)
  await database.run(sql`insert into play_sessions (player_id, token_hash, game_id, provider,
      session_id, expires_at)
    select player_id, ${token}, ${gameId}, 'arcade', session_id, now() + interval '1 day'
    from sessions`)
}

/** So many copies of every promotion, each configured and heard by one follower. */
export async function followWith(database: Database, copies: number): Promise<Follower> {
  const all = Array.from({ length: copies }, (_, copy) =>
    promotions.map((one): Promotion => ({
      ...one,
      name: (copy === 0 ? one.name : `${one.name}-${copy}`) as Promotion['name'],
    })),
  ).flat()
  for (const [index, { name }] of all.entries()) {
    const original = promotions[index % promotions.length]
    if (!original) continue
    const config = JSON.stringify(promotionConfigs[original.name].parse({}))
    await database.run(sql`insert into activity_configs (activity, is_on, sort, config, author)
      values (${name}, true, ${index + 1}, ${config}, 'bench')`)
  }
  // As the server does: read once, until an operator changes something.
  const running = await readRunning(database)
  const consumer = createFollower(all, async () => running)
  await database.transaction((tx) => enrolConsumers(tx, [consumer]))
  return { consumer, promotions: all.length }
}
export type Follower = { consumer: Consumer; promotions: number }

/** Whole rounds through the lanes, as instant games play them. */
export function roundsDesign(database: Database, name: string): Design<BetWinItem> {
  // Its players have agreed to nothing and shown no papers; the games they have open are known.
  const gate = { ...playGate, refuseBet: () => null }
  const lanes = createWalletLanes(database, { gate, companions: [roundsCompanion] })
  return { name, ask: (round) => lanes.betWin(round), stop: () => lanes.stop() }
}

let made = 0

export function nextRound(): BetWinItem {
  const play: PlayPart = {
    gameId,
    tokenHash: token.toString('hex'),
    freeRoundsId: null,
    closesRound: true,
    isProviderOn: true,
    leastMs: 0,
    mostWithBonus: null,
    result: null,
  }
  const number = ++made
  const round = {
    call: 'betWin',
    playerId: firstPlayerId + Math.floor(Math.random() * playerCount),
    provider: 'arcade',
    key: `round-${process.pid}-${number}`,
    roundId: `round-${process.pid}-${number}`,
    source: String(gameId),
    amount: 1_00,
    winAmount: number % 2 === 0 ? 1_90 : 0,
    contributionPerMillion: 1_000_000,
    play,
  } as const
  return round
}
