import type { calls } from '@parlour/contract/index.ts'
import type { z } from 'zod'
import type { Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { Context } from '../frame/module.ts'
import { readSettings } from '../frame/settings.ts'
import { lockHash } from '../frame/taken-names.ts'
import { hasTriesLeft, noteTaken } from '../players/index.ts'
import { answerKyc } from './answer.ts'
import { hashIdentity, hashPerson, sealDetails } from './details.ts'
import { readToday } from './ages.ts'
import { ageOn, isIdentityNumber } from './identity-number.ts'
import { listImages, submitImages } from './images.ts'
import { lockKyc, moveKyc } from './records.ts'

type Submitting = Context<typeof calls.addKyc>
type Input = z.output<(typeof calls.addKyc)['input']>

/** Takes the identity check to the operators: draft → submitted. */
export async function submitKyc({ app, tx, caller, error }: Submitting, input: Input) {
  const { playerId } = caller
  const secret = app.config.PARLOUR_SECRET
  const { settings } = await readSettings(tx)
  const { state } = await lockKyc(tx, playerId)
  if (state === 'verified' || state === 'blocked') throw error('alreadyVerified')
  if (state === 'submitted' || state === 'inReview') throw error('inReview')
  if (!isIdentityNumber(input.identityNumber, settings.region)) throw error('identityMalformed')
  if (ageOn(input.birthday, await readToday(tx, settings.timeZone)) < settings.ageLimit) {
    await moveKyc(tx, playerId, state, 'blocked', 'underAge')
    throw error('underAge', { keep: true })
  }
  if (!(await hasTriesLeft(tx, playerId))) throw error('tooManyTries')
  const own = (await listImages(tx, playerId)).map(({ imageId }) => imageId)
  if (!input.imageIdList.every((imageId) => own.includes(imageId))) throw error('unknownImage')
  const { imageIdList, isEligible: _declared, ...details } = input
  const hashes = hashIdentity(secret, details.identityNumber)
  const ownerId = await findOwner(tx, playerId, hashes)
  if (ownerId !== null) {
    await noteTaken(tx, playerId, { ownerId, what: 'identity' })
    throw error('identityTaken', { keep: true })
  }
  const sealed = await sealDetails(tx, { playerId, secret }, details)
  const personHash = await choosePersonHash(tx, hashPerson(secret, details))
  await tx.run(sql`update identity_checks set sealed_details = ${sealed},
    identity_hash = ${hashes[0]}, person_hash = ${personHash}
    where player_id = ${playerId}`)
  await submitImages(tx, playerId, imageIdList)
  await moveKyc(tx, playerId, state, 'submitted')
  return { kyc: await answerKyc(tx, playerId, secret) }
}

/** One person, one account. Those who send the same number at once take turns. */
async function findOwner(tx: Tx, playerId: number, hashes: Buffer[]): Promise<number | null> {
  await lockHash(tx, hashes[0]!)
  const other = await tx.find<{ ownerId: number }>(sql`
    select player_id as "ownerId" from identity_checks
    where identity_hash = any(${hashes}::bytea[]) and player_id <> ${playerId}`)
  return other?.ownerId ?? null
}

/** Papers of one person meet by one hash: by that of a former secret, where others have it. */
async function choosePersonHash(tx: Tx, hashes: Buffer[]): Promise<Buffer | undefined> {
  const other = await tx.find<{ hash: Buffer }>(sql`
    select person_hash as hash from identity_checks
    where person_hash = any(${hashes}::bytea[]) limit 1`)
  return other?.hash ?? hashes[0]
}
