import type { RewardItem } from '@parlour/contract/reward-items.ts'
import type { Queries } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { FrameFailure } from '../frame/failures.ts'
import type { PromotionName } from './engine/promotion.ts'

/** Microseconds, so that the place in the list is exact. */
type ClaimRow = { playerId: number; key: string; items: RewardItem[]; at: number }
type Page = { cursor?: string | undefined; limit: number }

/** What was taken of a promotion, the newest first. */
export async function listClaims(
  queries: Queries,
  activity: PromotionName,
  { cursor, limit }: Page,
): Promise<{ claims: ClaimRow[]; nextCursor: string | null }> {
  const { at, playerId, key } = readCursor(cursor)
  const rows = await queries.rows<ClaimRow>(sql`
    select player_id as "playerId", key, items,
      (extract(epoch from claimed_at) * 1000000)::bigint as at
    from activity_claims
    where activity = ${activity} and (${at}::bigint is null or (
      claimed_at <= ${momentOf(at)} and
      (claimed_at, player_id, key) < (${momentOf(at)}, ${playerId}::bigint, ${key})))
    order by claimed_at desc, player_id desc, key desc limit ${limit + 1}`)
  const claims = rows.slice(0, limit)
  const last = rows.length > limit ? claims.at(-1) : undefined
  return { claims, nextCursor: last ? `${last.at}.${last.playerId}.${last.key}` : null }
}

function momentOf(at: number | null) {
  return sql`'epoch'::timestamptz + ${at}::bigint * interval '1 microsecond'`
}

type Place = { at: number | null; playerId: number | null; key: string }

function readCursor(cursor: string | undefined): Place {
  if (cursor === undefined) return { at: null, playerId: null, key: '' }
  const [, at = '', playerId = '', key = ''] = /^(\d{1,16})\.(\d{1,14})\.(.+)$/.exec(cursor) ?? []
  if (key === '') throw new FrameFailure('badInput', 'cursor: not one of ours')
  return { at: Number(at), playerId: Number(playerId), key }
}
