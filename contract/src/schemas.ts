import { z } from 'zod'
import type { JsonText } from './json-text.ts'

/** The small words every call is written in. */

/** Above every sum and every row number there will be; ninety of them still add up exactly. */
const mostWhole = 1e14

/** Money or points in hundredths. */
export const amount = z.int().nonnegative().max(mostWhole).meta({ unit: 'hundredths' })
export const positiveAmount = z.int().positive().max(mostWhole).meta({ unit: 'hundredths' })
/** A change of a balance: negative when it goes down. */
export const signedAmount = z.int().meta({ unit: 'hundredths' })

/** The number of a row that players bring about; its column is a bigint. */
export const id = z.int().positive().max(mostWhole)
/** The number of something the house lists, such as a game or a bank; its column is an integer. */
export const listedId = z.int().positive().max(2_147_483_647)
export const count = z.int().nonnegative().max(mostWhole)
export const momentUnit = 'milliseconds since 1970'
/** Milliseconds since 1970, up to the end of the last day. */
export const moment = z
  .int()
  .nonnegative()
  .max(Date.UTC(2200, 0) - 1)
  .meta({ unit: momentUnit })
const firstDay = '1900-01-01'
const lastDay = '2199-12-31'
/** A day of the site's own calendar, in years that every calendar and column can hold. */
export const day = z.iso
  .date()
  .refine((name) => name >= firstDay && name <= lastDay, `from ${firstDay} to ${lastDay}`)
  .meta({ formatMinimum: firstDay, formatMaximum: lastDay })
/** When an offer ends: −1 never, 0 it has ended. */
export const expireTime = z
  .int()
  .min(-1)
  .meta({ unit: 'milliseconds since 1970, -1 never, 0 over' })
/** A share in parts per million: 0.20 % is 2000. Whole numbers keep money exact. */
export const perMillion = z.int().nonnegative().max(10_000_000).meta({ unit: 'parts per million' })
export const betRate = z.int().nonnegative().max(100).meta({ unit: 'times the reward' })
export const percent = z.int().min(0).max(100).meta({ unit: 'percent' })
export const flag = z.literal([0, 1])
export const orderId = z.string().min(1).max(40)
/** A telephone number as it may be shown to others: 098•••4521. */
export const maskedPhone = z.string().max(32)

export const linkFormat = 'uri-reference'
/** A link of our own site or an https address; nothing else may be put behind a button. */
export const siteLink = z
  .string()
  .max(2000)
  .regex(/^(?:https:\/\/[^\s"'<>\\]+|\/(?![/\\])[^\s"'<>\\]*)$/)
  .meta({ format: linkFormat })

/** A field of a form: what it is called, in English. Its Thai stands in form-thai.ts. */
export function field<Schema extends z.ZodType>(name: string, schema: Schema): Schema {
  return schema.meta({ label: name })
}

/** A field with a few values, each with what it is called. */
export function choice<const Value extends string | number>(
  name: string,
  options: readonly (readonly [Value, string])[],
) {
  return z.literal(options.map(([value]) => value)).meta({ label: name, options })
}

export const label = (max: number) => z.string().min(1).max(max)
export const phoneDigits = z.string().regex(/^\d{4,20}$/)
/** Six digits sent by SMS. */
export const otpCode = z.string().regex(/^\d{6}$/)
/** The wallet password: six digits, checked in the same request that needs it. */
export const walletPassword = z.string().regex(/^\d{6}$/)

/** A call that takes nothing of its own. */
export const nothing = z.strictObject({})
/** A call that answers nothing beyond success. */
export const done = z.object({})

/** Where to go on reading a list; `null` at its end. */
export const nextCursor = z.string().max(200).nullable()
export const paging = {
  cursor: z.string().min(1).max(200).optional(),
  limit: z.int().min(1).max(100).default(20),
}

/** A list that travels as text. The API page shows what is inside. */
export function jsonText<Schema extends z.ZodType>(content: Schema, max: number) {
  type Text = JsonText<z.output<Schema>>
  const text: z.ZodType<Text, Text> = z
    .string()
    .max(max)
    .meta({
      contentMediaType: 'application/json',
      contentSchema: z.toJSONSchema(content),
    })
  return text
}
