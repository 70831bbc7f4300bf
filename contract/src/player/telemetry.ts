import { z } from 'zod'
import { call } from '../call.ts'
import { done, label, moment, siteLink } from '../schemas.ts'

const mostParameters = 30
/** A value an event may carry: small and flat. */
const parameter = z.union([
  z.string().max(500),
  z.number().min(-1e15).max(1e15),
  z.boolean(),
  z.null(),
])
const parameters = z
  .record(z.string().max(40), parameter)
  .refine((given) => Object.keys(given).length <= mostParameters, 'at most 30 parameters')
  .meta({ maxProperties: mostParameters })

const clientEvent = z.strictObject({
  eventName: label(60),
  eventTime: moment,
  eventUserId: z.string().max(64),
  channel: z.string().max(64),
  appId: z.string().max(128),
  version: z.string().max(20),
  eventParams: parameters.default({}),
})

const mostBatchCharacters = 8_000
const batch = z
  .array(clientEvent)
  .min(1)
  .max(50)
  .refine(
    (events) => JSON.stringify(events).length <= mostBatchCharacters,
    `at most ${mostBatchCharacters} characters`,
  )

export const telemetryCalls = {
  actionLog: call('actionLog', {
    about: 'Records something a signed-in player did, such as a first start of the installed app.',
    writes: true,
    input: z.strictObject({ action: label(60), params: parameters.default({}) }),
    output: done,
  }),
  appEventLogClient: call('anonymous/appEventLogClient', {
    about: 'Takes a batch of the client’s events.',
    public: true,
    writes: true,
    input: z.strictObject({ eventList: batch }),
    output: done,
  }),
  shortUrl: call('shortUrl', {
    about: 'Makes a short address for a page of the site, carrying the player’s invite code.',
    writes: true,
    input: z.strictObject({
      path: siteLink.regex(/^\//).max(500),
      shareChannel: z
        .string()
        .max(20)
        .default('default')
        .describe('Where the address will be shared; a key of shareUrlMap'),
    }),
    output: z.object({ url: siteLink }),
    errors: { notOurPage: 1001 },
  }),
}
