import { z } from 'zod'
import { call } from '../call.ts'
import { pause } from '../entities/pause.ts'
import {
  checkMinutes,
  exclusionLengths,
  limitKinds,
  limitPeriods,
  mostChanges,
  mostTimeOutDays,
  timeOutLengths,
} from '../limit-kinds.ts'
import { amount, moment, nothing, positiveAmount, signedAmount } from '../schemas.ts'

const named = { kind: z.literal([...limitKinds]), period: z.literal([...limitPeriods]) }
const minutes = z.literal([...checkMinutes])

const raise = z.object({
  amount: positiveAmount.nullable().describe('Null: the limit is to be removed'),
  confirmFrom: moment,
  confirmUntil: moment.describe('Not confirmed by then, it lapses'),
})

const limit = z
  .object({
    ...named,
    amount: positiveAmount.describe('What counts now; minutes for time, money for the others'),
    own: positiveAmount.nullable().describe('The player’s own; null when only the house set one'),
    house: positiveAmount.nullable().describe('Set by an operator; the lower one counts'),
    used: signedAmount.describe('In the running period; below nought when more was won than lost'),
    left: amount,
    freeTime: moment.nullable().describe('When room returns; null when nothing is used'),
    raise: raise.nullable().describe('Waits, or waits to be confirmed'),
  })
  .meta({ id: 'Limit' })

const changes = ['set', 'raiseAsked', 'raised', 'takenBack', 'removed', 'lapsed'] as const
const pauseChanges = ['stop', 'timeOut', 'exclusion', 'returnAsked'] as const

const change = z
  .object({
    what: z.literal([...changes, ...pauseChanges]),
    kind: named.kind.nullable(),
    period: named.period.nullable(),
    amount: positiveAmount.nullable(),
    isByHouse: z.boolean(),
    untilTime: moment.nullable(),
    time: moment,
  })
  .meta({ id: 'LimitChange' })

/** How the player stands: the answer of every call here. */
const standing = z.object({
  limitList: z.array(limit).max(24),
  pause: pause.nullable(),
  changeList: z.array(change).max(mostChanges).describe('Of twelve months, newest first'),
  realityCheckMinutes: minutes,
  depositLimit: z
    .literal(['none', 'asked', 'required'])
    .describe('Whether a deposit limit is to be asked for before the next deposit'),
  isReviewDue: z
    .boolean()
    .describe('Six months since the player last looked at the limits, or signs of harm since'),
  netDeposits: z
    .object({ days30: signedAmount, months12: signedAmount, all: signedAmount })
    .describe('Deposits less withdrawals that were paid'),
})

const timeOut = z.strictObject({
  kind: z.literal('timeOut'),
  length: z.literal([...timeOutLengths]).optional(),
  days: z.int().min(1).max(mostTimeOutDays).optional().describe('An own length'),
})

export const limitCalls = {
  getLimits: call('getLimits', {
    about: 'Answers the player’s limits with what is used, what waits, pauses and their history.',
    input: nothing,
    output: standing,
  }),
  setLimit: call('setLimit', {
    about: 'Sets a limit: new or lower it counts at once, higher or removed it waits first.',
    writes: true,
    input: z.strictObject({
      ...named,
      amount: positiveAmount.max(1e12).nullable().describe('Null asks to remove the limit'),
    }),
    output: standing,
    errors: { noSuchLimit: 1001 },
  }),
  confirmRaise: call('confirmRaise', {
    about: 'Confirms a raise that has waited long enough; from now on it counts.',
    writes: true,
    input: z.strictObject(named),
    output: standing,
    errors: { noRaise: 1001, tooEarly: 1002 },
  }),
  takeBackRaise: call('takeBackRaise', {
    about: 'Takes back a raise that waits; the limit stays as it is.',
    writes: true,
    input: z.strictObject(named),
    output: standing,
    errors: { noRaise: 1001 },
  }),
  declineLimit: call('declineLimit', {
    about: 'Notes that the player wants no deposit limit now; asked again once, not a third time.',
    writes: true,
    input: nothing,
    output: standing,
    errors: { limitRequired: 1001 },
  }),
  reviewLimits: call('reviewLimits', {
    about: 'Notes that the player has looked at the limits; the reminder comes in six months.',
    writes: true,
    input: nothing,
    output: standing,
  }),
  setRealityCheck: call('setRealityCheck', {
    about: 'Chooses how often play is interrupted by a look at time and money.',
    writes: true,
    input: z.strictObject({ minutes }),
    output: standing,
    errors: { tooLong: 1001 },
  }),
  takeBreak: call('takeBreak', {
    about: 'Pauses play at once: every sign-in and game of the player ends with it.',
    writes: true,
    input: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('stop') }),
      timeOut.refine(hasOneLength, { message: 'needs either length or days' }),
      z.strictObject({ kind: z.literal('exclusion'), length: z.literal([...exclusionLengths]) }),
    ]),
    output: standing,
    errors: { wouldShorten: 1001 },
  }),
  askToReturn: call('askToReturn', {
    about: 'Asks for the end of an exclusion; it ends a day later, a week without an agreed end.',
    writes: true,
    input: nothing,
    output: standing,
    errors: { notExcluded: 1001, tooEarly: 1002 },
  }),
}

function hasOneLength({ length, days }: { length?: unknown; days?: unknown }): boolean {
  return (length === undefined) !== (days === undefined)
}
