import { z } from 'zod'
import { call } from '../call.ts'
import { id, label, moment, nextCursor, nothing, orderId, paging } from '../schemas.ts'
import { longestLine } from '../talk-terms.ts'
import { kycImageMaxBytes } from './kyc.ts'

const roundId = label(80)
const imageId = z.uuid()

export const talkLine = z
  .object({
    id,
    by: z.literal(['player', 'support']),
    text: z.string().max(longestLine),
    orderId: orderId.nullable().describe('What it is about'),
    roundId: roundId.nullable(),
    imageId: imageId.nullable(),
    createTime: moment,
    isRead: z.boolean().describe('The other side has seen it'),
  })
  .meta({ id: 'TalkLine' })

/** What a player and support write to each other. */
export const talkCalls = {
  getTalk: call('getTalk', {
    about: 'Lists what the player and support wrote to each other, newest first.',
    input: z.strictObject(paging),
    output: z.object({ lineList: z.array(talkLine).max(100), nextCursor }),
  }),
  writeLine: call('writeLine', {
    about: 'Writes to support, perhaps about an order or a round, perhaps with a picture.',
    writes: true,
    input: z.strictObject({
      text: label(longestLine),
      orderId: orderId.optional(),
      roundId: roundId.optional(),
      imageId: imageId.optional().describe('Of sendTalkImage'),
    }),
    output: z.object({ line: talkLine }),
    errors: { unknownSubject: 1001, unknownImage: 1002, tooManyLines: 1003 },
  }),
  sendTalkImage: call('sendTalkImage', {
    about: 'Takes a picture for a line to support.',
    writes: 'late',
    input: z.strictObject({
      mimeType: z.literal(['image/jpeg', 'image/png', 'image/webp']),
      image: z
        .string()
        .min(1)
        .max(Math.ceil(kycImageMaxBytes / 3) * 4)
        .describe('Base64 of at most 8 MB'),
    }),
    output: z.object({ imageId }),
    errors: { notAnImage: 1001, imageTooLarge: 1002, tooManyImages: 1004 },
  }),
  getTalkImage: call('getTalkImage', {
    about: 'Answers a picture that the player sent to support.',
    input: z.strictObject({ imageId }),
    output: z.object({ image: z.string().describe('Base64 of a JPEG') }),
    errors: { unknownImage: 1001 },
  }),
  markTalkRead: call('markTalkRead', {
    about: 'Says that the player has seen what support wrote.',
    writes: true,
    input: nothing,
    output: z.object({}),
  }),
}
