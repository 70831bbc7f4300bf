import type { CallOutput } from '../../calls/api.ts'

export const reading = 'getLotterConfig'

export type Points = CallOutput<typeof reading>
export type Draw = Points['drawList'][number]

/** What whole points make in hundredths of coins. */
export function coinsFor(points: number, pointsPerCoin: number): number {
  return Math.floor((points * 100) / pointsPerCoin)
}

/** Whole points as they were typed; 0 when that is no number. */
export function readPoints(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0
}
