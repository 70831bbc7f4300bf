import type { Check } from '../../client/fair-words.ts'

/** What is published, from one hit on, in hundredths; one row for each count of picks. */
const published = [
  '388',
  '100 1014',
  '0 250 5173',
  '0 150 800 14517',
  '0 100 300 1500 81138',
  '0 0 250 800 9582 500000',
  '0 0 150 500 5836 30000 500000',
  '0 0 100 400 2103 10000 100000 500000',
  '0 0 100 200 887 5000 50000 300000 500000',
  '0 0 0 150 771 4000 20000 150000 400000 500000',
]

/** Draws the balls again from the words alone; knows nothing of the arcade's own rules. */
export const check: Check = (words, actions) => {
  const [{ stakeAmount, picks }] = actions as [{ stakeAmount: number; picks: number[] }]
  const left = Array.from({ length: 40 }, (_, index) => index + 1)
  const balls: number[] = []
  while (balls.length < 10) balls.push(...left.splice(words.below(left.length), 1))
  const hits = picks.filter((pick) => balls.includes(pick)).length
  const row = (published[picks.length - 1] ?? '').split(' ').map(Number)
  const multiplier = hits === 0 ? 0 : (row[hits - 1] ?? 0)
  return { balls, hits, multiplier, winAmount: (stakeAmount * multiplier) / 100 }
}
