import { z } from 'zod'

export const apiPrefix = '/app/v1/'

/** What the web adds to the body of every call. */
export const envelope = z.object({
  clientReferrer: z.string().max(200).default('th'),
  channel: z.string().max(64).default('WEB'),
  appId: z.string().max(128).default('com.demo.web'),
  platform: z.literal([0, 1]).default(0).describe('0 phone layout, 1 desktop layout'),
  locale: z
    .literal(['th-TH', 'en-US'])
    .optional()
    .describe('The language the player reads: what is sent to them is written in it'),
})
export type Envelope = z.output<typeof envelope>

export const headers = {
  token: 'authorization',
  fingerprint: 'x-device-fingerprint',
  idempotencyKey: 'idempotency-key',
  requestId: 'x-request-id',
  /** In the console's frame: which draft the page stands for. */
  preview: 'x-preview',
} as const

/** A longer key is refused: two keys that differ only behind a cut would be one. */
export const maxKeyLength = 200

/** Without a key, the same content of a call that moves money is one wish for so long. */
export const repeatWindowMs = 10_000

/**
 * Errors any call may answer, with the HTTP status that carries them. Numbers are out of the range
 * a call's own errors use. A call's own errors travel with HTTP 200.
 */
export const frameErrors = {
  unauthorized: { errcode: 401, status: 401 },
  badInput: { errcode: 9400, status: 400 },
  unknownCall: { errcode: 9404, status: 404 },
  wrongMethod: { errcode: 9405, status: 405 },
  keyReused: { errcode: 9409, status: 409 },
  bodyTooLarge: { errcode: 9413, status: 413 },
  notJson: { errcode: 9415, status: 415 },
  tooManyCalls: { errcode: 9429, status: 429 },
  keyTooLong: { errcode: 9431, status: 431 },
  failed: { errcode: 9500, status: 500 },
  unavailable: { errcode: 9503, status: 503 },
} as const
export type FrameError = keyof typeof frameErrors

/** What every answer carries beside the call's own fields. */
export const answer = z.object({
  code: z.int().describe('200, or the HTTP status of a refusal such as 401'),
  errcode: z.int().describe('0 means success'),
  error: z.string().optional().describe('The error’s name: for programs, never shown to a player'),
  message: z
    .string()
    .optional()
    .describe('What was wrong, for developers; players are shown the translation of the errcode'),
  left: z.int().optional().describe('What a limit leaves, where one stands in the way'),
  until: z
    .int()
    .nullable()
    .optional()
    .describe(
      'When a pause ends, a limit leaves room again or a promotion begins; null: not known',
    ),
})
export type Answer = z.output<typeof answer>
