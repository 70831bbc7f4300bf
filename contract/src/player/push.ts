import { z } from 'zod'
import { call } from '../call.ts'
import { noteKinds } from '../note-kinds.ts'
import { nothing } from '../schemas.ts'

const kinds = z.array(z.literal([...noteKinds])).max(noteKinds.length)
const bytes = (length: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+$/)
    .length(Math.ceil((length * 4) / 3))
const endpoint = z.url().max(1000)

/** Telling a browser that is not open: Web Push. */
export const pushCalls = {
  getPush: call('getPush', {
    about: 'Answers the site’s key for Web Push and which kinds the player wants told by it.',
    input: nothing,
    output: z.object({ publicKey: bytes(65), pushed: kinds }),
  }),
  addPush: call('addPush', {
    about: 'Lets the site tell things to this browser; at most ten of a player.',
    writes: true,
    input: z.strictObject({
      endpoint,
      publicKey: bytes(65).describe('p256dh of the subscription'),
      authSecret: bytes(16),
      language: z.literal(['th-TH', 'en-US']),
    }),
    output: z.object({}),
    errors: { hostNotAllowed: 1001, keyMalformed: 1002 },
  }),
  removePush: call('removePush', {
    about: 'Tells nothing more to this browser.',
    writes: true,
    input: z.strictObject({ endpoint }),
    output: z.object({}),
  }),
  setPushKinds: call('setPushKinds', {
    about: 'Says which kinds of news are told by Web Push; none unless the player said so.',
    writes: true,
    input: z.strictObject({ pushed: kinds }),
    output: z.object({ pushed: kinds }),
  }),
}
