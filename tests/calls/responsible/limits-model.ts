/** Moments are hours since the sequence began: its clock is moved by whole ones. */
type Hours = number
type Kind = 'deposit' | 'loss'
type Limit = { amount: number; raise: { amount: number; from: Hours } | null }
type Pause = { isExclusion: boolean; until: Hours; endsAt: Hours | null }

/** What a player was promised, counted beside the server from the rule book alone. */
export type Model = {
  hours: Hours
  limits: Record<Kind, Limit | null>
  deposited: { at: Hours; amount: number }[]
  lost: { at: Hours; amount: number }[]
  openOrders: { orderId: string; amount: number }[]
  pause: Pause | null
}

export function newModel(): Model {
  const limits = { deposit: null, loss: null }
  return { hours: 0, limits, deposited: [], lost: [], openOrders: [], pause: null }
}

export function isPaused({ pause, hours }: Model): boolean {
  return pause !== null && (pause.endsAt === null || pause.endsAt > hours)
}

/** Lower counts at once, higher waits a day; what waits is dropped by what is lower. */
export function setLimit(model: Model, kind: Kind, amount: number): void {
  const limit = model.limits[kind]
  if (limit === null || amount < limit.amount) model.limits[kind] = { amount, raise: null }
  else if (amount > limit.amount) limit.raise = { amount, from: model.hours + 24 }
}

/** A raise is confirmed after a day and within seven more. */
export function mayConfirm({ hours, limits }: Model, kind: Kind): boolean {
  const raise = limits[kind]?.raise
  return Boolean(raise && hours >= raise.from && hours < raise.from + 7 * 24)
}

/** Every deposit of the rolling day counts, and what is open as if it were paid. */
export function mayDeposit(model: Model, amount: number): boolean {
  const { hours, deposited, openOrders, limits } = model
  const counted = deposited.filter(({ at }) => at > hours - 24)
  return sum([...counted, ...openOrders]) + amount <= (limits.deposit?.amount ?? Infinity)
}

/**
 * Whether a stake must be taken, must be refused, or may be either: the server counts whole hours,
 * so for two hours after a day it may go on counting what was lost or won.
 */
export function judgeStake({ hours, lost, limits }: Model, stake: number) {
  const surely = lost.filter(({ at }) => at > hours - 24)
  const perhaps = lost.filter(({ at }) => at <= hours - 24 && at > hours - 26)
  const least = sum(surely) + sum(perhaps.filter(({ amount }) => amount < 0)) + stake
  const most = sum(surely) + sum(perhaps.filter(({ amount }) => amount > 0)) + stake
  const limit = limits.loss?.amount ?? Infinity
  return most <= limit ? 'taken' : least > limit ? 'refused' : 'either'
}

/** A break may only grow, and an exclusion gives way to nothing milder. */
export function wouldShorten(model: Model, isExclusion: boolean, length: Hours): boolean {
  const { pause, hours } = model
  if (pause === null || !isPaused(model)) return false
  return (pause.isExclusion && !isExclusion) || hours + length < pause.until
}

/** At once: raises and orders are gone. */
export function beginPause(model: Model, pause: Pause): void {
  model.pause = pause
  model.openOrders = []
  for (const limit of Object.values(model.limits)) if (limit) limit.raise = null
}

/** An exclusion ends by the player's own act, when its time is over. */
export function askReturn(model: Model): 'notExcluded' | 'tooEarly' | undefined {
  const { pause, hours } = model
  if (pause === null || !pause.isExclusion || !isPaused(model)) return 'notExcluded'
  return hours < pause.until ? 'tooEarly' : undefined
}

function sum(rows: readonly { amount: number }[]): number {
  return rows.reduce((total, { amount }) => total + amount, 0)
}
