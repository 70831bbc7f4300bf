import type { CallOutput } from '../../calls/api.ts'
import { drawAgain, isAsCommitted } from '../kit/fair-draw.ts'

export const reading = 'getLotterConfig'

export type Points = CallOutput<typeof reading>
export type Draw = Points['drawList'][number]
export type PastDraw = Points['historyList'][number]

/** What whole points make in hundredths of coins. */
export function coinsFor(points: number, pointsPerCoin: number): number {
  return Math.floor((points * 100) / pointsPerCoin)
}

/** Whole points as they were typed; 0 when that is no number. */
export function readPoints(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0
}

export type Verdict = { isCommitted: boolean; prizeId: number; isSame: boolean }

/** Draws again in this browser and compares. */
export async function verifyDraw({ prizeId, weightList, proof }: PastDraw): Promise<Verdict> {
  const isCommitted = await isAsCommitted(proof)
  const total = weightList.reduce((sum, { weight }) => sum + weight, 0)
  let left = await drawAgain(proof).integer(total)
  const found = weightList.find(({ weight }) => (left -= weight) < 0)
  const drawn = found?.prizeId ?? 0
  return { isCommitted, prizeId: drawn, isSame: isCommitted && drawn === prizeId }
}
