import type { OutputOf } from '@parlour/contract/call.ts'
import type { calls } from '@parlour/contract/index.ts'
import type { Queries } from '../frame/db.ts'
import { maskIdentity, openDetails } from './details.ts'
import { listImages } from './images.ts'
import { readKyc } from './records.ts'

type KycAnswer = OutputOf<typeof calls.kyc>['kyc']

export async function answerKyc(
  queries: Queries,
  playerId: number,
  secret: string,
): Promise<KycAnswer> {
  const row = await readKyc(queries, playerId)
  const { sealedDetails } = row
  const details = sealedDetails && (await openDetails(queries, { playerId, secret }, sealedDetails))
  const images = await listImages(queries, playerId)
  // They come in the order of their time: the last of a kind stays. One that was sent off before
  // has been judged.
  const fresh = images.filter(({ isSubmitted }) => !isSubmitted)
  const newest = new Map(fresh.map(({ kind, imageId }) => [kind, imageId]))
  return {
    status: row.state,
    reason: row.reason,
    dueAt: row.state === 'verified' ? null : (row.dueAt?.getTime() ?? null),
    submittedAt: row.submittedAt?.getTime() ?? null,
    realName: details?.realName ?? '',
    identityNumber: details ? maskIdentity(details.identityNumber) : '',
    imageList: [...new Set(images.map(({ kind }) => kind))],
    pictureList: [...newest].map(([kind, imageId]) => ({ kind, imageId })),
  }
}
