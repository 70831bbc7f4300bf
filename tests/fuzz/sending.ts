import type { Target } from './targets.ts'

export type Fuzzed = {
  findings: { call: string; fault: string; body: string }[]
  slowest: { ms: number; body: string }
  /** Answered late while others were asked too, and how many of them there were. */
  late: Wish[]
  lateOnes: number
  /** How many were answered how: by status, and below 400 by whether they were refused. */
  answers: Record<string, number>
  /** Refused inputs around which the tables were compared. */
  compared: number
}

export type Sent = { target: Target; body: unknown; kind: string; isRefused: boolean }
export type Wish = Pick<Sent, 'target' | 'body'>

const atOnce = 6
export const slowMs = 1_000
const lateLooks = 10

export function nothingFuzzed(): Fuzzed {
  const slowest = { ms: 0, body: '' }
  return { findings: [], slowest, late: [], lateOnes: 0, answers: {}, compared: 0 }
}

export async function sendAll(wishes: Wish[], fuzzed: Fuzzed): Promise<Sent[]> {
  const sent: Sent[] = []
  let next = 0
  const worker = async () => {
    while (next < wishes.length) {
      const { target, body } = wishes[next++]!
      sent.push({ target, body, ...(await sendOne(target, body, fuzzed)) })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return sent
}

/**
 * The machine may be busy with others, for seconds: what is slow is slow each time of ten, and by
 * itself.
 */
export async function askLateOnes(fuzzed: Fuzzed): Promise<void> {
  fuzzed.lateOnes += fuzzed.late.length
  for (const wish of fuzzed.late.splice(0)) {
    let least = Infinity
    for (let look = 0; look < lateLooks && least >= slowMs; look++)
      least = Math.min(least, (await time(wish.target, wish.body)).ms)
    noteTime(fuzzed, wish, least)
  }
}

export const show = (body: unknown) => (JSON.stringify(body) ?? 'nothing').slice(0, 300)

async function sendOne(target: Target, body: unknown, fuzzed: Fuzzed) {
  const { name } = target
  const { kind, isRefused, fault, ms } = await time(target, body)
  if (ms < slowMs) noteTime(fuzzed, { target, body }, ms)
  else fuzzed.late.push({ target, body })
  fuzzed.answers[kind] = (fuzzed.answers[kind] ?? 0) + 1
  if (fault) fuzzed.findings.push({ call: name, fault, body: show(body) })
  return { kind, isRefused }
}

function noteTime(fuzzed: Fuzzed, { target, body }: Wish, ms: number): void {
  if (ms > fuzzed.slowest.ms) fuzzed.slowest = { ms, body: `${target.name} ${show(body)}` }
}

async function time({ ask }: Target, body: unknown) {
  const begun = performance.now()
  const outcome = await ask(body).catch((error: unknown) => ({
    kind: 'none',
    isRefused: true,
    fault: String(error),
  }))
  return { ...outcome, ms: performance.now() - begun }
}
