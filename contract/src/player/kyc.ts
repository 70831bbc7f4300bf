import { z } from 'zod'
import { call } from '../call.ts'
import { day, label, moment, nothing } from '../schemas.ts'

/** A picture before it is written as base64. The route of uploadKyc must let a body this big in. */
export const kycImageMaxBytes = 8 * 1024 * 1024
const base64MaxLength = Math.ceil(kycImageMaxBytes / 3) * 4

const imageKind = z.literal(['identityFront', 'identityBack', 'selfie'])

const kycRecord = z
  .object({
    status: z.literal([
      'none',
      'draft',
      'submitted',
      'inReview',
      'verified',
      'rejected',
      'blocked',
    ]),
    reason: z.string().max(300).nullable().describe('Why it was rejected or blocked'),
    dueAt: moment
      .nullable()
      .describe(
        'After this moment deposits, bets and claims wait for it; null while there is no hurry',
      ),
    submittedAt: moment.nullable(),
    realName: z.string().max(100).describe('As sent so far'),
    identityNumber: z.string().max(30).describe('Hidden but for its last four places'),
    imageList: z.array(imageKind).max(3),
    pictureList: z
      .array(z.object({ kind: imageKind, imageId: label(64) }))
      .max(3)
      .describe('The newest picture of each kind that is not sent off yet: for addKyc'),
  })
  .meta({ id: 'KycRecord' })

export const kycCalls = {
  kyc: call('kyc', {
    about: 'Answers how far the player’s identity check is.',
    input: nothing,
    output: z.object({ kyc: kycRecord }),
  }),
  uploadKyc: call('uploadKyc', {
    about: 'Takes one picture for the identity check.',
    writes: 'late',
    input: z.strictObject({
      kind: imageKind,
      mimeType: z.literal(['image/jpeg', 'image/png', 'image/webp']),
      image: z.string().min(1).max(base64MaxLength).describe('Base64 of at most 8 MB'),
    }),
    output: z.object({ imageId: label(64) }),
    errors: { notAnImage: 1001, imageTooLarge: 1002, alreadyVerified: 1003, tooManyImages: 1004 },
  }),
  addKyc: call('addKyc', {
    about: 'Submits the identity check with the pictures sent before.',
    writes: true,
    input: z.strictObject({
      realName: label(100),
      identityNumber: z.string().regex(/^[0-9A-Za-z-]{5,30}$/),
      birthday: day,
      occupation: label(60),
      imageIdList: z.array(label(64)).min(1).max(3),
      isEligible: z
        .literal(true)
        .describe('None of the reasons that exclude a person from play applies'),
    }),
    output: z.object({ kyc: kycRecord }),
    errors: {
      identityTaken: 1001,
      unknownImage: 1002,
      alreadyVerified: 1003,
      inReview: 1004,
      identityMalformed: 1005,
      tooManyTries: 1006,
      underAge: 1909,
    },
  }),
}
