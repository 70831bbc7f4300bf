import type { LimitKind, LimitPeriod } from '@parlour/contract/limit-kinds.ts'
import type { PlayCounters } from '../wallet/index.ts'
import { lowestOf } from './rules.ts'

export type PlayKind = Exclude<LimitKind, 'deposit'>
type Ceiling = { kind: PlayKind; period: LimitPeriod; most: number }

/**
 * What the counters of an account may not pass. Good until a period begins with another hour: then
 * what it counts is another sum.
 */
export type Ceilings = { until: number; list: Ceiling[] }

/** To be found anew by the next bet. */
export const unknownCeilings = writeCeilings({ until: 0, list: [] })

/** As they are kept, in words apart: every bet reads them, and this reads quicker than JSON. */
export function writeCeilings({ until, list }: Ceilings): string {
  return [until, ...list.flatMap(({ kind, period, most }) => [kind, period, most])].join(' ')
}

export function readCeilings(written: string): Ceilings {
  const [until, ...words] = written.split(' ')
  const list: Ceiling[] = []
  for (let at = 0; at < words.length; at += 3)
    list.push({
      kind: words[at] as PlayKind,
      period: words[at + 1] as LimitPeriod,
      most: Number(words[at + 2]),
    })
  return { until: Number(until), list }
}

/** The moment stands first. */
export function areStale(written: string, now: number): boolean {
  return Number.parseInt(written) <= now
}

/** What is limited, and the counters as each period found them; null where nothing lies in it. */
export type Bases = {
  playerId: number
  limits: { kind: PlayKind; period: LimitPeriod; amount: number }[]
  bases: Record<LimitPeriod, Record<PlayKind, number> | null>
  hourMs: number
  untilMs: number
}

/** Of each kind the lowest: they are all of the same counter. */
export function raiseCeilings(found: Bases, now: PlayCounters): Ceilings {
  const all = found.limits.map(({ kind, period, amount }) => {
    const base = found.bases[period]?.[kind] ?? counterOf(kind, now)
    return { kind, period, amount: base + (kind === 'time' ? amount * 60_000 : amount) }
  })
  const byKind = [...Map.groupBy(all, ({ kind }) => kind).values()]
  const list = byKind.flatMap((ofKind) => {
    const lowest = lowestOf(ofKind)
    return lowest ? [{ kind: lowest.kind, period: lowest.period, most: lowest.amount }] : []
  })
  return { until: found.untilMs, list }
}

/** The limit that a stake would break. It counts as lost until its round brings something back. */
export function findBroken({ list }: Ceilings, now: PlayCounters, stake: number) {
  return list.find(({ kind, most }) =>
    kind === 'time' ? now.playedMs >= most : counterOf(kind, now) + stake > most,
  )
}

function counterOf(kind: PlayKind, { staked, lost, playedMs }: PlayCounters): number {
  return { stake: staked, loss: lost, time: playedMs }[kind]
}
