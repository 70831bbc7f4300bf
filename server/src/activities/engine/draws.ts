import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Queries, Tx } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import { drawNumber } from '../../frame/drawn-numbers.ts'
import { getPlayer } from '../../players/index.ts'
import type { Fair } from './chance.ts'
import type { PromotionName } from './promotion.ts'

/**
 * Draws that the player can check. Each has a server seed of its own: its hash is shown before, the
 * seed itself after. Words are HMAC-SHA-256(server seed, "player seed:nonce:block"), eight of them
 * to a block, as in the arcade, so that one verifier serves both.
 */
export type DrawProof = {
  drawId: string
  serverSeed: string
  serverSeedHash: string
  clientSeed: string
  nonce: number
}

/** The hash of the seed of the player's next draw. */
export async function commitNext(tx: Tx, playerId: number): Promise<string> {
  const { server_seed } = await getNext(tx, playerId)
  return hashOf(server_seed)
}

/** Draws by the seed that was committed to, and keeps what came out. The player must be locked. */
export async function draw<Result>(
  tx: Tx,
  { playerId, activity, clientSeed }: Drawing,
  decide: (fair: Fair) => Result,
): Promise<{ result: Result; proof: DrawProof }> {
  const next = await getNext(tx, playerId)
  const seed = clientSeed ?? (await getPlayer(tx, playerId)).uuid
  const nonce = 1
  const result = decide(openFair(next.server_seed, seed, nonce))
  await tx.run(sql`update activity_draws set activity = ${activity}, player_seed = ${seed},
    nonce = ${nonce}, result = ${JSON.stringify(result)}, drawn_at = now()
    where player_id = ${playerId} and draw_id = ${next.draw_id}`)
  return { result, proof: proofOf(next.draw_id, next.server_seed, seed, nonce) }
}

type Drawing = {
  playerId: number
  activity: PromotionName
  /** Chosen by the player after our hash was shown: nobody can then have chosen what comes out. */
  clientSeed?: string | undefined
}

export type PastDraw<Result = unknown> = {
  drawId: number
  result: Result
  at: number
  proof: DrawProof
}
type Row = {
  drawId: number
  result: never
  at: number
  serverSeed: string
  playerSeed: string
  nonce: number
}

/** The player's own draws, the latest first. */
export async function listDraws<Result>(
  queries: Queries,
  asked: { playerId: number; activity: PromotionName; before: number | null; limit: number },
): Promise<PastDraw<Result>[]> {
  const rows = await queries.rows<Row>(sql`
    select draw_id as "drawId", result, server_seed as "serverSeed", player_seed as "playerSeed",
      nonce, floor(extract(epoch from drawn_at) * 1000)::bigint as at
    from activity_draws where player_id = ${asked.playerId} and activity = ${asked.activity}
      and drawn_at is not null and (${asked.before}::bigint is null or draw_id < ${asked.before})
    order by draw_id desc limit ${asked.limit}`)
  return rows.map(({ drawId, result, at, serverSeed, playerSeed, nonce }) => ({
    drawId,
    result,
    at,
    proof: proofOf(drawId, serverSeed, playerSeed, nonce),
  }))
}

export function openFair(serverSeed: string, playerSeed: string, nonce: number): Fair {
  let used = 0
  let block = Buffer.alloc(0)
  const word = () => {
    if (used % 8 === 0)
      block = createHmac('sha256', serverSeed)
        .update(`${playerSeed}:${nonce}:${used / 8}`)
        .digest()
    return block.readUInt32BE((used++ % 8) * 4)
  }
  return {
    integer(below) {
      const span = Math.floor(2 ** 32 / below) * below
      for (;;) {
        const drawn = word()
        if (drawn < span) return drawn % below
      }
    },
  }
}

type Next = { draw_id: number; server_seed: string }

async function getNext(tx: Tx, playerId: number): Promise<Next> {
  const next = sql`select draw_id, server_seed from activity_draws
    where player_id = ${playerId} and drawn_at is null`
  const found = await tx.find<Next>(next)
  if (found) return found
  await tx.run(sql`insert into activity_players values (${playerId}) on conflict do nothing`)
  const drawn = await drawNumber(tx, 'activity_draws', 'draw_id')
  await tx.run(sql`insert into activity_draws (${drawn.column}player_id, server_seed)
    ${drawn.isGiven} values (${drawn.number}${playerId}, ${randomBytes(32).toString('hex')})
    on conflict do nothing`)
  return tx.row<Next>(next)
}

function proofOf(drawId: number, serverSeed: string, clientSeed: string, nonce: number): DrawProof {
  const serverSeedHash = hashOf(serverSeed)
  return { drawId: String(drawId), serverSeed, serverSeedHash, clientSeed, nonce }
}

function hashOf(serverSeed: string): string {
  return createHash('sha256').update(serverSeed).digest('hex')
}
