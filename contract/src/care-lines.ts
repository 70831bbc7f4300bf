import { z } from 'zod'
import type { CareLine, LinedSign } from './care-signs.ts'
import { careSigns, signsToAct } from './care-signs.ts'
import { field } from './schemas.ts'

/** A site may look sooner, and later by so much at most: beyond it a sign would mean nothing. */
const mildest = 4

/** What each sign counts, and over how long. */
const signLabels: Record<LinedSign, string> = {
  depositsInDay: 'Deposits in 24 hours',
  depositsAfterLoss: 'Deposits after a loss, 7 days',
  limitsRaised: 'Limits raised, 30 days',
  methodsInDay: 'Ways of paying in a day, 7 days',
  refusedDeposits: 'Failed deposits, 7 days',
  nights: 'Nights of play, 7 days',
  longestMinutes: 'Longest sitting in minutes, 7 days',
  stakesDoubled: 'Stakes doubled after losses, 7 days',
  timeOuts: 'Breaks taken, 90 days',
  sameAsExcluded: 'Links to an excluded player, 90 days',
}

const signs = Object.entries(careSigns).flatMap(([sign, line]) =>
  line ? [[sign, field(signLabels[sign as LinedSign], lineField(line))] as const] : [],
)

/** From which number on each sign is worth a look, and calls for somebody. */
export const careLines = z.strictObject({
  signsToAct: field(
    'Signs at once',
    z
      .int()
      .min(2)
      .max(signsToAct + 2)
      .default(signsToAct)
      .describe('So many signs at once call for somebody'),
  ),
  ...(Object.fromEntries(signs) as Record<LinedSign, ReturnType<typeof lineField>>),
})
export type CareLines = z.output<typeof careLines>

function lineField({ watch, act }: CareLine) {
  const most = (act ?? 10 * watch) * mildest
  return z
    .strictObject({
      watch: field(
        'Worth a look from',
        z
          .int()
          .min(1)
          .max(watch * mildest)
          .default(watch),
      ),
      act: field(
        'Calls for somebody from',
        z.int().min(1).max(most).nullable().default(act).describe('Empty: never alone'),
      ),
    })
    .refine((line) => line.act === null || line.act >= line.watch, 'act lies below watch')
    .refine((line) => line.act !== null || act === null, 'this sign calls for somebody by itself')
    .prefault({})
}
