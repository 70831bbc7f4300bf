import { z } from 'zod'
import type { CareLine, LinedSign } from './care-signs.ts'
import { careSigns, signsToAct } from './care-signs.ts'

/** A site may look sooner, and later by so much at most: beyond it a sign would mean nothing. */
const mildest = 4

const signs = Object.entries(careSigns).flatMap(([sign, line]) =>
  line ? [[sign, lineField(line)] as const] : [],
)

/** From which number on each sign is worth a look, and calls for somebody. */
export const careLines = z.strictObject({
  signsToAct: z
    .int()
    .min(2)
    .max(signsToAct + 2)
    .default(signsToAct)
    .describe('So many signs at once call for somebody'),
  ...(Object.fromEntries(signs) as Record<LinedSign, ReturnType<typeof lineField>>),
})
export type CareLines = z.output<typeof careLines>

function lineField({ watch, act }: CareLine) {
  return z
    .strictObject({
      watch: z
        .int()
        .min(1)
        .max(watch * mildest)
        .default(watch),
      act: z
        .int()
        .min(1)
        .max((act ?? 10 * watch) * mildest)
        .nullable()
        .default(act)
        .describe('Null: never alone'),
    })
    .refine((line) => line.act === null || line.act >= line.watch, 'act lies below watch')
    .refine((line) => line.act !== null || act === null, 'this sign calls for somebody by itself')
    .prefault({})
}
