import { z } from 'zod'
import { wholeStake } from '../stake.ts'

export type LadderState = {
  bet: { stakeAmount: number; level: string } | null
  /** The step that falls, drawn with the bet; null when none does. */
  fall: number | null
  steps: number
  end: 'taken' | 'fell' | 'top' | null
}

export function ladderAction(levels: readonly { key: string }[]) {
  return z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('bet'),
      stakeAmount: wholeStake,
      level: z.enum(levels.map(({ key }) => key)),
    }),
    z.object({ kind: z.literal('step') }),
    z.object({ kind: z.literal('take') }),
  ])
}
export type LadderAction = z.infer<ReturnType<typeof ladderAction>>
