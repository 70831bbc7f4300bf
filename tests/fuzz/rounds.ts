import type { Fuzzed } from './fuzz.ts'

type Rounds = {
  who: string
  /** How many bodies each call is to get in all. */
  bodies: number
  /** No round begins after so long. */
  longestMs: number
  say: (line: string) => void
  /** Sends so many bodies to each call, one call after the other. */
  send: (bodies: number) => AsyncIterable<Fuzzed>
}

const bodiesEach = 20
const worst = 5

/**
 * Every call gets a few bodies, then every call a few more, so that a run which the clock ends has
 * been everywhere. Tells how it goes after each round.
 */
export async function runRounds({ who, bodies, longestMs, say, send }: Rounds): Promise<Fuzzed> {
  const begun = performance.now()
  const total: Fuzzed = { findings: [], slowest: { ms: 0, body: '' }, answers: {} }
  const slow: Fuzzed['slowest'][] = []
  let sent = 0
  while (sent < bodies && performance.now() - begun < longestMs) {
    const now = Math.min(bodiesEach, bodies - sent)
    for await (const { findings, slowest, answers } of send(now)) {
      total.findings.push(...findings)
      slow.push(slowest)
      for (const [kind, count] of Object.entries(answers))
        total.answers[kind] = (total.answers[kind] ?? 0) + count
    }
    sent += now
    const seconds = Math.round((performance.now() - begun) / 1000)
    const { findings, answers } = total
    say(`${who}: ${sent} of ${bodies} bodies each in ${seconds} s, ${list(answers)}`)
    for (const { call, fault } of findings.slice(-worst)) say(`  FOUND ${call}: ${fault}`)
  }
  const slowest = slow.toSorted((one, other) => other.ms - one.ms)
  for (const { ms, body } of slowest.slice(0, worst))
    say(`  ${Math.round(ms)} ms: ${body.slice(0, 120)}`)
  if (sent < bodies) say(`${who}: ENDED BY THE CLOCK after ${sent} of ${bodies} bodies each`)
  return { ...total, slowest: slowest[0] ?? total.slowest }
}

function list(answers: Record<string, number>): string {
  const kinds = Object.entries(answers).toSorted(([one], [other]) => one.localeCompare(other))
  return kinds.map(([kind, count]) => `${kind} ${count}`).join(', ')
}
