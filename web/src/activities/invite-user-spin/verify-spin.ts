import type { CallOutput } from '../../calls/api.ts'
import { drawAgain, isAsCommitted } from '../kit/fair-draw.ts'

export type PastSpin = CallOutput<'actInviteUserRecord'>['spinList'][number]
export type Verdict = { isCommitted: boolean; amount: number; isSame: boolean }

/** Draws a spin again in this browser and compares. */
export async function verifySpin({ amount, from, to, proof }: PastSpin): Promise<Verdict> {
  const isCommitted = await isAsCommitted(proof)
  const drawn = from + (await drawAgain(proof).integer(to - from + 1))
  return { isCommitted, amount: drawn, isSame: isCommitted && drawn === amount }
}
