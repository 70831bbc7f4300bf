import type { z } from 'zod'
import { bodyOf, withEachField } from '../stack/bodies.ts'

/** A sequence of numbers from 0 to 1 that a seed repeats. */
export function makeChance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const long = 'ฮ'.repeat(20_000)
const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)])

/** What no field expects, and what some nearly expect. */
export const hostile: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  '0',
  '-1',
  'null',
  '\0',
  '\ud800',
  '\u202etxt\u2066',
  '👩‍👩‍👧‍👦'.repeat(200),
  'é'.normalize('NFD').repeat(300),
  "'; drop table players; --",
  '${7*7}{{7*7}}',
  '../../../../etc/passwd',
  '//evil.example',
  'javascript:alert(1)',
  '<img src=x onerror=alert(1)>',
  '=cmd()',
  '\r\nset-cookie: a=b',
  long,
  0,
  -0,
  -1,
  0.5,
  NaN,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53 - 1,
  2 ** 53,
  1e308,
  -(2 ** 63),
  [],
  {},
  [[]],
  nested(20),
  Array.from({ length: 500 }, (_, at) => at),
  { __proto__: null, constructor: { prototype: { isAdmin: true } } },
  '0000-01-01',
  '9999-12-31',
  '2026-02-30',
  'e3b0c442-98fc-1c14-9afb-f4c8996fb924',
]

/** So many bodies for a call: whole ones, one change away from whole, and hostile ones. */
export function listBodies(schema: z.ZodType, count: number, chance: () => number): unknown[] {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(chance() * items.length)] as Item
  const make = (): unknown => {
    const whole = bodyOf(schema, chance() < 0.5 ? 'least' : 'most')
    const turn = chance()
    if (turn < 0.1) return whole
    if (turn < 0.75) return pick(withEachField(whole, pick(hostile))) ?? whole
    if (turn < 0.85) return withoutOne(whole, pick)
    if (turn < 0.95) return { ...Object(whole), [`x${Math.floor(chance() * 1e6)}`]: pick(hostile) }
    return pick(hostile)
  }
  return Array.from({ length: count }, make)
}

function withoutOne(body: unknown, pick: <Item>(items: readonly Item[]) => Item): unknown {
  const entries = Object.entries(Object(body) as object)
  const left = pick(entries)
  return Object.fromEntries(entries.filter((entry) => entry !== left))
}
