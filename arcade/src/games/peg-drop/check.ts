import type { Check } from '../../client/fair-words.ts'

/** The published multipliers from the rim to the middle, in hundredths. */
const published: Record<string, string> = {
  '8 low': '500 205 110 96 52',
  '8 middle': '1000 300 130 71 40',
  '8 high': '3000 400 135 31 20',
  '9 low': '556 200 160 100 66',
  '9 middle': '1798 400 170 88 47',
  '9 high': '4276 700 200 60 16',
  '10 low': '890 300 140 106 98 49',
  '10 middle': '2190 500 200 140 56 39',
  '10 high': '7600 1000 298 90 26 19',
  '11 low': '834 300 190 130 98 67',
  '11 middle': '2396 600 302 180 69 46',
  '11 high': '11966 1400 520 140 39 16',
  '12 low': '1500 300 160 140 110 96 47',
  '12 middle': '4000 1100 400 190 100 63 30',
  '12 high': '17000 2400 810 180 60 24 24',
  '13 low': '773 400 300 190 120 89 66',
  '13 middle': '4283 1300 600 300 130 69 36',
  '13 high': '26175 3700 1100 398 100 19 16',
  '14 low': '769 400 190 140 130 108 97 48',
  '14 middle': '5766 1500 700 400 188 98 46 21',
  '14 high': '41953 5600 1800 500 188 30 17 17',
  '15 low': '1465 800 300 200 150 106 101 66',
  '15 middle': '8805 1800 1100 500 300 126 51 26',
  '15 high': '62273 8300 2700 800 298 50 19 16',
  '16 low': '1886 900 200 140 140 120 100 90 70',
  '16 middle': '10196 4100 1000 500 300 150 100 50 20',
  '16 high': '98000 13000 2600 900 400 202 20 16 16',
}

type Action = { rows: number; risk: string; stakeAmount: number; balls?: number }

/** Works drop and win out again from the words alone; knows nothing of the arcade's own rules. */
export const check: Check = (words, actions) => {
  const [{ rows, risk, stakeAmount, balls = 1 }] = actions as [Action]
  const half = (published[`${rows} ${risk}`] ?? '').split(' ').map(Number)
  const all = []
  for (let ball = 0; ball < balls; ball++) {
    const path: number[] = []
    for (let row = 0; row < rows; row++) path.push(words.below(2))
    const cup = path.filter((side) => side === 1).length
    all.push({ path, cup, multiplier: half[Math.min(cup, rows - cup)] ?? 0 })
  }
  const [first, ...more] = all
  const times = all.reduce((sum, { multiplier }) => sum + multiplier, 0)
  return { ...first, winAmount: (stakeAmount * times) / 100, ...(balls > 1 && { more }) }
}
