import { percentile } from '../../bench/figures.ts'

/** How long the wallet's answers took, apart for quiet times and for those with troubles. */
export type Pace = ReturnType<typeof createPace>
export type Quickness = { calls: number; p50Ms: number; p99Ms: number }

export function createPace() {
  const taken = { quiet: [] as number[], noisy: [] as number[] }
  let current: number[] | null = null
  return {
    /** What begins from now on is of this time; null is not measured. */
    turn(time: keyof typeof taken | null): void {
      current = time && taken[time]
    },
    async measure<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
      const list = current
      const begun = performance.now()
      const answer = await ask()
      list?.push(performance.now() - begun)
      return answer
    },
    look: () => ({ quiet: summarize(taken.quiet), noisy: summarize(taken.noisy) }),
  }
}

function summarize(list: number[]): Quickness {
  return { calls: list.length, p50Ms: percentile(list, 0.5), p99Ms: percentile(list, 0.99) }
}
