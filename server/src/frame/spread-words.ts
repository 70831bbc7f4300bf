import type { Sql } from './statement.ts'
import { pin } from './pins.ts'

type Runner = { query(text: string, values: unknown[]): Promise<{ rows: unknown[] }> }

/**
 * A statement as a spread database takes it. What writes may not ask the clock there, neither where
 * it looks at a column too: the moment is asked for before, in the same transaction, and comes in
 * as a value. And a question without a column has no answer that could be sent on.
 */
export async function toSpread(runner: Runner, statement: Sql): Promise<Sql> {
  const { text, values } = pin(statement)
  const { words, hasClock } = translate(text)
  if (!hasClock) return { text: words, values }
  const { rows } = await runner.query(readClock, [])
  const read = rows[0] as Record<string, string>
  const given = [...values]
  const taken = new Map<string, string>()
  const clocked = words.replace(clocks, (clock) => {
    const type = clock === 'current_date' ? 'date' : 'timestamptz'
    const place = taken.get(clock) ?? `$${given.push(read[clock])}::${type}`
    taken.set(clock, place)
    return place
  })
  return { text: clocked, values: given }
}

const clocks = /\b(?:now\(\)|clock_timestamp\(\)|current_date\b)/g
const readClock = `select now()::text as "now()", current_date::text as "current_date",
  clock_timestamp()::text as "clock_timestamp()"`

type Words = { words: string; hasClock: boolean }

const known = new Map<string, Words>()
const mostKnown = 5_000

function translate(text: string): Words {
  const found = known.get(text)
  if (found) return found
  const words = text.replaceAll(/\bselect(\s+from\b)/g, 'select 1$1')
  const writes = /\b(insert\s+into|update\s+\w+\s+(as\s+)?(\w+\s+)?set|delete\s+from)\b/.test(words)
  const hasClock = writes && words.search(clocks) >= 0
  if (known.size >= mostKnown) known.clear()
  known.set(text, { words, hasClock })
  return { words, hasClock }
}
