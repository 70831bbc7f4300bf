import type { CallOutput } from '../../calls/api.ts'

export const reading = 'appVipRebateUser'

export type Rebate = CallOutput<typeof reading>
export type Day = Rebate['dayList'][number]

/** Parts of a million as a share of money, with two decimals at least: 2 000 → `0.20%`. */
export function rateText(perMillion: number): string {
  const text = (perMillion / 10_000).toFixed(4)
  return `${text.replace(/0{1,2}$/, '')}%`
}
