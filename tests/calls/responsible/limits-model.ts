/** Moments are hours since the sequence began: its clock is moved by whole ones. */
type Hours = number
export type Kind = 'deposit' | 'loss' | 'stake'
export type Period = 'day' | 'week' | 'month'
export type Named = { kind: Kind; period: Period }

/** A raise to null removes the limit. */
type Raise = { amount: number | null; from: Hours }
type Limit = Named & { own: number | null; raise: Raise | null; house: number | null }
type Pause = { isExclusion: boolean; until: Hours; endsAt: Hours | null }
type Use = { at: Hours; amount: number }

/** What a player was promised, counted beside the server from the rule book alone. */
export type Model = {
  hours: Hours
  limits: Limit[]
  uses: Record<Kind, Use[]>
  openOrders: { orderId: string; amount: number }[]
  pause: Pause | null
}

export function newModel(): Model {
  const uses = { deposit: [], loss: [], stake: [] }
  return { hours: 0, limits: [], uses, openOrders: [], pause: null }
}

export function limitOf({ limits }: Model, { kind, period }: Named): Limit {
  const found = limits.find((limit) => limit.kind === kind && limit.period === period)
  const limit = found ?? { kind, period, own: null, raise: null, house: null }
  if (!found) limits.push(limit)
  return limit
}

export function isPaused({ pause, hours }: Model): boolean {
  return pause !== null && (pause.endsAt === null || pause.endsAt > hours)
}

/** Lower counts at once, higher waits a day; what waits is dropped by what is lower. */
export function setLimit(model: Model, named: Named, amount: number | null): void {
  const limit = limitOf(model, named)
  const [before, after] = [limit.own ?? Infinity, amount ?? Infinity]
  if (after < before) Object.assign(limit, { own: amount, raise: null })
  else if (after > before) limit.raise = { amount, from: model.hours + 24 }
}

/** A raise is confirmed after a day and within seven more. */
export function mayConfirm(model: Model, named: Named): boolean {
  const { raise } = limitOf(model, named)
  return raise !== null && model.hours >= raise.from && model.hours < raise.from + 7 * 24
}

/** One that lapsed is none. */
export function mayTakeBack(model: Model, named: Named): boolean {
  const { raise } = limitOf(model, named)
  return raise !== null && model.hours < raise.from + 7 * 24
}

export function confirm(model: Model, named: Named): void {
  const limit = limitOf(model, named)
  if (limit.raise) Object.assign(limit, { own: limit.raise.amount, raise: null })
}

export type Verdict = 'taken' | 'refused' | 'either'

/** Every deposit of a period counts, and what is open as if it were paid. */
export function judgeDeposit(model: Model, amount: number, monthHours: Hours): Verdict {
  const open = model.openOrders.reduce((total, order) => total + order.amount, 0)
  return judge(model, 'deposit', open + amount, { monthHours, blurred: 0 })
}

/** The server counts whole hours of play: for two more it may go on counting what was played. */
export function judgeStake(model: Model, stake: number, monthHours: Hours): Verdict {
  const verdicts = (['loss', 'stake'] as const).map((kind) =>
    judge(model, kind, stake, { monthHours, blurred: 2 }),
  )
  if (verdicts.includes('refused')) return 'refused'
  return verdicts.includes('either') ? 'either' : 'taken'
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
  for (const limit of model.limits) limit.raise = null
}

/** An exclusion ends by the player's own act, when its time is over. */
export function askReturn(model: Model): 'notExcluded' | 'tooEarly' | undefined {
  const { pause, hours } = model
  if (pause === null || !pause.isExclusion || !isPaused(model)) return 'notExcluded'
  return hours < pause.until ? 'tooEarly' : undefined
}

type Clock = { monthHours: Hours; blurred: Hours }

/** By each limit of the kind, the lower of the player's own and the house's. */
function judge(model: Model, kind: Kind, more: number, { monthHours, blurred }: Clock): Verdict {
  const verdicts = model.limits
    .filter((limit) => limit.kind === kind)
    .map(({ period, own, house }): Verdict => {
      const [surely, perhaps] = {
        // A month begins at a moment of the real clock, which goes on while a sequence is played.
        month: [monthHours - 0.2, monthHours + 0.2 + blurred],
        week: [7 * 24, 7 * 24 + blurred],
        day: [24, 24 + blurred],
      }[period] as [number, number]
      const most = Math.min(own ?? Infinity, house ?? Infinity)
      const age = ({ at }: Use) => model.hours - at
      const counted = model.uses[kind].filter((use) => age(use) < surely)
      const near = model.uses[kind].filter((use) => age(use) >= surely && age(use) < perhaps)
      const sure = sum(counted) + more
      if (sure + sum(near.filter(({ amount }) => amount > 0)) <= most) return 'taken'
      return sure + sum(near.filter(({ amount }) => amount < 0)) > most ? 'refused' : 'either'
    })
  if (verdicts.includes('refused')) return 'refused'
  return verdicts.includes('either') ? 'either' : 'taken'
}

function sum(rows: readonly { amount: number }[]): number {
  return rows.reduce((total, { amount }) => total + amount, 0)
}
