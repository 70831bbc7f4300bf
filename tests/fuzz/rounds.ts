import type { Round } from './fuzz.ts'
import { fuzzRound } from './fuzz.ts'
import { makeChance } from './mutations.ts'
import type { Fuzzed } from './sending.ts'
import { nothingFuzzed } from './sending.ts'

type Rounds = Omit<Round, 'bodies' | 'chance'> & {
  who: string
  /** How many bodies each target is to get in all, and how many of them earlier runs gave it. */
  bodies: number
  from: number
  /** No round begins after so long. */
  longestMs: number
  say: (line: string) => void
}

/** Tables are compared once a round, which costs as much as some thousand calls. */
const bodiesEach = 50
const worst = 5

/**
 * Every call gets a few bodies, then every call a few more, so that a run which the clock ends has
 * been everywhere. What a round sends depends on its place alone, so that another run can go on
 * where one ended. Tells how it goes after each round.
 */
export async function runRounds(rounds: Rounds): Promise<Fuzzed> {
  const { who, bodies, from, longestMs, say } = rounds
  const begun = performance.now()
  const total = nothingFuzzed()
  const slow: Fuzzed['slowest'][] = []
  let sent = from
  while (sent < bodies && performance.now() - begun < longestMs) {
    const now = Math.min(bodiesEach, bodies - sent)
    const chance = makeChance(who.length * 1_000_003 + sent)
    const { findings, slowest, answers, compared, lateOnes } = await fuzzRound({
      ...rounds,
      bodies: now,
      chance,
    })
    total.findings.push(...findings)
    total.compared += compared
    total.lateOnes += lateOnes
    slow.push(slowest)
    for (const [kind, count] of Object.entries(answers))
      total.answers[kind] = (total.answers[kind] ?? 0) + count
    sent += now
    const seconds = Math.round((performance.now() - begun) / 1000)
    say(
      `${who}: ${from} to ${sent} of ${bodies} bodies each in ${seconds} s, ` +
        `${list(total.answers)}; ${total.compared} compared, ${total.lateOnes} late`,
    )
    for (const { call, fault, body } of findings.slice(-worst))
      say(`  FOUND ${call}: ${fault} ${body.slice(0, 120)}`)
  }
  const slowest = slow.toSorted((one, other) => other.ms - one.ms)
  for (const { ms, body } of slowest.slice(0, worst))
    say(`  ${Math.round(ms)} ms: ${body.slice(0, 120)}`)
  if (sent < bodies) say(`${who}: ENDED BY THE CLOCK, go on with FUZZ_FROM=${sent}`)
  return { ...total, slowest: slowest[0] ?? total.slowest }
}

function list(answers: Record<string, number>): string {
  const kinds = Object.entries(answers).toSorted(([one], [other]) => one.localeCompare(other))
  return kinds.map(([kind, count]) => `${kind} ${count}`).join(', ')
}
