/** A calendar counted by hand, of places that are as far from London all year round. */
export const zones = { 'Asia/Bangkok': 7, 'America/Sao_Paulo': -3 } as const
export type Zone = keyof typeof zones

export const hourMs = 3_600_000
export const dayMs = 24 * hourMs
let aheadMs: number = zones['Asia/Bangkok'] * hourMs

/** One player lives at a time, in one place. */
export function liveIn(zone: Zone): void {
  aheadMs = zones[zone] * hourMs
}

export function dayOf(at: number): string {
  const nth = Math.floor((at + aheadMs) / dayMs)
  const found = names.get(nth) ?? new Date(nth * dayMs).toISOString().slice(0, 10)
  names.set(nth, found)
  return found
}

const names = new Map<number, string>()

export function startOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) - aheadMs
}

const known = new Map<string, string>()

export function plus(day: string, days: number): string {
  const name = `${day} ${days}`
  const found = known.get(name) ?? dayOf(startOf(day) + days * dayMs)
  known.set(name, found)
  return found
}

/** Whole days from one to the other. */
export function between(from: string, to: string): number {
  return Math.round((startOf(to) - startOf(from)) / dayMs)
}

/** 2026-01-05 was one. */
export function mondayOf(day: string): string {
  return plus(day, -(between('2026-01-05', day) % 7))
}
