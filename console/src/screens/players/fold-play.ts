type Entry = {
  entryId: string
  code: string
  change: number
  balance: number
  source: string
  time: number
}
export type Step = { id: string; change: number; time: number } & (
  | { kind: 'play'; count: number; stake: number; win: number }
  | { kind: 'other'; code: string; source: string; balance: number }
)

const playCodes = new Set(['bet', 'win', 'bet_rollback', 'resettled_up', 'resettled_down'])

/** What follows one another in play is one step: how many, how much in and out. */
export function foldPlay(entries: readonly Entry[]): Step[] {
  const steps: Step[] = []
  for (const { entryId: id, code, change, balance, source, time } of entries) {
    const last = steps.at(-1)
    if (!playCodes.has(code)) steps.push({ id, kind: 'other', change, time, code, source, balance })
    else if (last?.kind === 'play') {
      last.count++
      last.change += change
      last.stake += change < 0 ? -change : 0
      last.win += Math.max(0, change)
    } else {
      const [stake, win] = [change < 0 ? -change : 0, Math.max(0, change)]
      steps.push({ id, kind: 'play', change, time, count: 1, stake, win })
    }
  }
  return steps
}
