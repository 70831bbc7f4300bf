/** An order's way, from what it has done and what is still before it. */
type Reached = { status: string; time: number; reason: string | null }
export type Way = {
  /** The statuses of an order that goes well, in their order. */
  path: readonly string[]
  /** Statuses that end it badly, or interrupt it. */
  bad: readonly string[]
  /** After these nothing more happens. */
  ends: readonly string[]
}
export type Step = {
  status: string
  state: 'done' | 'now' | 'later' | 'failed'
  time: number | null
  reason: string | null
}

export const depositWay: Way = {
  path: ['created', 'awaiting', 'paid', 'credited'],
  bad: ['expired', 'failed', 'cancelled', 'refundDue'],
  ends: ['credited', 'expired', 'failed', 'cancelled', 'refundDue', 'refunded'],
}

export const withdrawalWay: Way = {
  path: ['requested', 'review', 'approved', 'submitted', 'paid'],
  bad: ['rejected', 'failed'],
  ends: ['paid', 'returned'],
}

export function stepsOf(timeline: readonly Reached[], way: Way): Step[] {
  const last = timeline.at(-1)
  const reached = timeline.map((step): Step => {
    const isLast = step === last && !way.ends.includes(step.status)
    const state = way.bad.includes(step.status) ? 'failed' : isLast ? 'now' : 'done'
    return { ...step, state }
  })
  return [...reached, ...listAhead(timeline, way)]
}

/** What is left of the way; nothing once the order has left it for good. */
function listAhead(timeline: readonly Reached[], way: Way): Step[] {
  const last = timeline.at(-1)
  if (last && (way.ends.includes(last.status) || way.bad.includes(last.status))) return []
  const farthest = Math.max(-1, ...timeline.map(({ status }) => way.path.indexOf(status)))
  return way.path
    .slice(farthest + 1)
    .map((status) => ({ status, state: 'later', time: null, reason: null }))
}
