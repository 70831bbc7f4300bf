import { z } from 'zod'
import { talkLine } from '../player/talk.ts'
import { longestLine } from '../talk-terms.ts'
import { id, label, moment, nextCursor, paging } from '../schemas.ts'
import { operatorCall } from './operator-call.ts'

/** What players write to support. */
export const operatorTalkCalls = {
  listTalks: operatorCall('listTalks', {
    about: 'Lists players who wait for an answer, who waits longest on top.',
    permission: 'talks.read',
    input: z.strictObject({ limit: z.int().min(1).max(200).default(50) }),
    output: z.object({
      talkList: z
        .array(
          z.object({ playerId: id, waitsSince: moment, lastText: z.string().max(longestLine) }),
        )
        .max(200),
    }),
  }),
  readTalk: operatorCall('readTalk', {
    about: 'Answers what was written with a player, newest first, and marks it as seen.',
    permission: 'talks.read',
    writes: true,
    input: z.strictObject({ playerId: id, ...paging }),
    output: z.object({ lineList: z.array(talkLine).max(100), nextCursor }),
    errors: { unknownPlayer: 1001 },
  }),
  readTalkImage: operatorCall('readTalkImage', {
    about: 'Answers a picture that a player sent with a line.',
    permission: 'talks.read',
    writes: true,
    input: z.strictObject({ playerId: id, imageId: z.uuid() }),
    output: z.object({ image: z.string().describe('Base64 of a JPEG') }),
    errors: { unknownImage: 1001 },
  }),
  answerTalk: operatorCall('answerTalk', {
    about: 'Answers a player by bell and page; what nobody has read yet goes on waiting.',
    permission: 'talks.answer',
    writes: true,
    input: z.strictObject({ playerId: id, text: label(longestLine) }),
    output: z.object({ line: talkLine }),
    errors: { unknownPlayer: 1001 },
  }),
}
