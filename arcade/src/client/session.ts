import type { RoundView } from './api.ts'

type Paid = Pick<RoundView, 'stakeAmount' | 'winAmount'>

/** What was played since the game was opened, as this page saw it. */
export type Figures = { rounds: number; staked: number; won: number; net: number; most: number }

export function openFigures() {
  let [rounds, staked, won, most] = [0, 0, 0, 0]
  return {
    add({ stakeAmount, winAmount }: Paid): void {
      rounds++
      staked += stakeAmount
      won += winAmount
      most = Math.max(most, winAmount)
    },
    read: (): Figures => ({ rounds, staked, won, net: won - staked, most }),
  }
}
