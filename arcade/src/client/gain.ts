type Returned = { winAmount: number; stakeAmount: number }

/** Getting back no more than the stake is no win and is not dressed up as one. */
export function isGain({ winAmount, stakeAmount }: Returned): boolean {
  return winAmount > stakeAmount
}
