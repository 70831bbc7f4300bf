import type { CallOutput } from '../../calls/api.ts'
import { drawAgain, isAsCommitted, type DrawProof } from './fair-draw.ts'

/** A draw of before by weights, or of coins between two amounts. */
export type PastDraw = { proof: DrawProof } & (
  | Pick<CallOutput<'appWeekendLotteryUser'>['drawList'][number], 'prizeId' | 'weightList'>
  | { amount: number; from: number; to: number }
)

export type Verdict = { isCommitted: boolean; isSame: boolean }

/** Draws again in this browser and compares. */
export async function verifyDraw(draw: PastDraw): Promise<Verdict> {
  const isCommitted = await isAsCommitted(draw.proof)
  const isSame = isCommitted && (await comesOutAgain(draw))
  return { isCommitted, isSame }
}

async function comesOutAgain(draw: PastDraw): Promise<boolean> {
  const fair = drawAgain(draw.proof)
  if ('amount' in draw) {
    const { amount, from, to } = draw
    return from + (await fair.integer(to - from + 1)) === amount
  }
  const { prizeId, weightList } = draw
  const total = weightList.reduce((sum, { weight }) => sum + weight, 0)
  let left = await fair.integer(total)
  return weightList.find(({ weight }) => (left -= weight) < 0)?.prizeId === prizeId
}
