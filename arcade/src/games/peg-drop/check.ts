import type { Check } from '../../client/fair-words.ts'

/** The published multipliers from the rim to the middle, in hundredths. */
const published: Record<string, string> = {
  '8 low': '500 205 110 96 52',
  '8 middle': '1000 300 130 71 40',
  '8 high': '3000 400 135 31 20',
  '12 low': '1500 300 160 140 110 96 47',
  '12 middle': '4000 1100 400 190 100 63 30',
  '12 high': '17000 2400 810 180 60 24 24',
  '16 low': '1886 900 200 140 140 120 100 90 70',
  '16 middle': '10196 4100 1000 500 300 150 100 50 20',
  '16 high': '98000 13000 2600 900 400 202 20 16 16',
}

/** Works drop and win out again from the words alone; knows nothing of the arcade's own rules. */
export const check: Check = (words, actions) => {
  const [{ rows, risk, stakeAmount }] = actions as [
    { rows: number; risk: string; stakeAmount: number },
  ]
  const path: number[] = []
  for (let row = 0; row < rows; row++) path.push(words.below(2))
  const cup = path.filter((side) => side === 1).length
  const half = (published[`${rows} ${risk}`] ?? '').split(' ').map(Number)
  const multiplier = half[Math.min(cup, rows - cup)] ?? 0
  return { path, cup, multiplier, winAmount: (stakeAmount * multiplier) / 100 }
}
