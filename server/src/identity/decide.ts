import { withinADay } from '../frame/arrivals.ts'
import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { publish } from '../frame/events.ts'
import type { TimeOrder, TimePlace } from '../frame/time-place.ts'
import { isBeyond, numbered, timePlaceOf } from '../frame/time-place.ts'
import { tell } from '../frame/stream.ts'
import { isPlayer } from '../players/index.ts'
import { openDetails } from './details.ts'
import type { KycDetails } from './details.ts'
import { listImages } from './images.ts'
import type { KycState } from './records.ts'
import { lockKyc, moveKyc, readKyc } from './records.ts'

export type KycDecision = 'inReview' | 'verified' | 'rejected' | 'blocked'

/** An operator's decision. False when there is no such player, or none in a state for it. */
export async function decideKyc(
  tx: Tx,
  playerId: number,
  decision: KycDecision,
  reason: string | null,
): Promise<boolean> {
  if (!(await isPlayer(tx, playerId))) return false
  const { state } = await lockKyc(tx, playerId)
  if (!(await moveKyc(tx, playerId, state, decision, reason))) return false
  // A number that was refused may turn out to be somebody else's.
  if (decision === 'rejected')
    await tx.run(sql`update identity_checks set identity_hash = null where player_id = ${playerId}`)
  if (decision !== 'inReview') await publish(tx, 'identity.decided', playerId, { decision })
  await tell(tx, playerId, { topic: 'kyc', payload: { status: decision } })
  return true
}

export type PendingKyc = { playerId: number; state: KycState; submittedAt: Date }

const isPending = sql`state in ('submitted', 'inReview')`
export const kycOrder: TimeOrder = { at: sql`submitted_at`, id: sql`player_id`, ...numbered }
type Page = { after?: TimePlace | null; limit: number }

/** Papers that wait for a person, the oldest first, each with the place of the next. */
export function listPendingKyc(queries: Queries, { after = null, limit }: Page) {
  return queries.rows<PendingKyc & { place: string }>(sql`
    select player_id as "playerId", state, submitted_at as "submittedAt",
      ${timePlaceOf(kycOrder)} as place
    from identity_checks where ${isPending} and ${isBeyond(after, kycOrder)}
    order by submitted_at, player_id limit ${limit}`)
}

export async function countPendingKyc(queries: Queries, most: number): Promise<number> {
  const { people } = await queries.row<{ people: number }>(sql`select count(*) as people from (
    select from identity_checks where ${isPending} limit ${most}) waiting`)
  return people
}

/** Papers that came within a day, as moments. */
export const kycArrivals = sql`select submitted_at as at from identity_checks
  where submitted_at > ${withinADay} order by submitted_at desc`

/** Everything an operator needs to decide; the pictures by their ids. */
export async function readKycCase(queries: Queries, playerId: number, secret: string) {
  const row = await readKyc(queries, playerId)
  const { sealedDetails } = row
  const details: KycDetails | null =
    sealedDetails && (await openDetails(queries, { playerId, secret }, sealedDetails))
  const images = (await listImages(queries, playerId)).filter(({ isSubmitted }) => isSubmitted)
  return { ...row, details, images }
}

/** The verified name; null until there is one. */
export async function findVerifiedName(
  queries: Queries,
  playerId: number,
  secret: string,
): Promise<string | null> {
  const { state, sealedDetails } = await readKyc(queries, playerId)
  if (state !== 'verified' || !sealedDetails) return null
  return (await openDetails(queries, { playerId, secret }, sealedDetails)).realName
}
