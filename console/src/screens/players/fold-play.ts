import type { CallOutput } from '../../calls/send.ts'

type Event = CallOutput<'listPlayerEvents'>['eventList'][number]
export type Step = { id: string; time: number } & (
  | { kind: 'play'; change: number; count: number; stake: number; win: number }
  | { kind: 'money'; change: number; code: string; source: string; balance: number }
  | { kind: 'signIn'; source: string }
  | { kind: 'act'; code: string; source: string; by: string; isProposed: boolean }
)

const playCodes = new Set(['bet', 'win', 'bet_rollback', 'resettled_up', 'resettled_down'])

/** What follows one another in play is one step: how many, how much in and out. */
export function foldPlay(events: readonly Event[]): Step[] {
  const steps: Step[] = []
  for (const event of events) {
    const { eventId: id, code, source, time, isProposed } = event
    const change = event.change ?? 0
    const last = steps.at(-1)
    if (event.what === 'signIn') steps.push({ id, kind: 'signIn', source, time })
    else if (event.what === 'act')
      steps.push({ id, kind: 'act', code, source, time, by: event.by ?? '', isProposed })
    else if (!playCodes.has(code))
      steps.push({ id, kind: 'money', change, time, code, source, balance: event.balance ?? 0 })
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

/** Steps day by day, as they come. */
export function byDay(steps: readonly Step[], dayOf: (time: number) => string) {
  const days: { day: string; steps: Step[] }[] = []
  for (const step of steps) {
    const day = dayOf(step.time)
    if (days.at(-1)?.day === day) days.at(-1)?.steps.push(step)
    else days.push({ day, steps: [step] })
  }
  return days
}
