import type { Check } from '../../client/fair-words.ts'

/** One word gives the flight's end; who left by then has the stake times where they left. */
export const check: Check = (words, actions) => {
  const crash = crashOf(words.below(4_294_967_296) + 1)
  const [bet, out] = actions as [{ stakeAmount: number }, { at: number }?]
  const isPaid = out !== undefined && out.at <= crash
  return { crash, winAmount: isPaid ? (bet.stakeAmount * out.at) / 100 : 0 }
}

function crashOf(drawn: number): number {
  const times = Number((97n * 4_294_967_296n) / BigInt(drawn))
  if (times < 100) return 100
  return times > 100_000 ? 100_000 : times
}
