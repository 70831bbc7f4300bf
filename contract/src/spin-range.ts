/** Shares of a target, in parts per million. */
type Shares = { min: number; max: number }

/** What a spin can give, in hundredths: rounded up, so that promised shares are always reached. */
export function spinRange(target: number, { min, max }: Shares): { from: number; to: number } {
  const from = Math.ceil((target * min) / 1_000_000)
  return { from, to: Math.max(from, Math.floor((target * max) / 1_000_000)) }
}
