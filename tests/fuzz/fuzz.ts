import type { Digest, Watch } from './digest.ts'
import { listChanged } from './digest.ts'
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

export type Round = {
  targets: Target[]
  bodies: number
  chance: () => number
  watch: Watch
  /** Comes in again whoever was sent out. */
  prepare: () => Promise<unknown>
}

type Sent = { target: Target; body: unknown; kind: string; isRefused: boolean }
type Wish = Pick<Sent, 'target' | 'body'>

const atOnce = 6
export const slowMs = 1_000
/** What happens in the house by itself does not happen each time. */
const looks = 3
const lateLooks = 10

export function nothingFuzzed(): Fuzzed {
  const slowest = { ms: 0, body: '' }
  return { findings: [], slowest, late: [], lateOnes: 0, answers: {}, compared: 0 }
}

/**
 * Sends bodies to every target and tells what was wrong with the answers. What can only be refused
 * is sent together; then what may be taken; then once more what of that was refused. Around the
 * first and the last of these no table may change.
 */
export async function fuzzRound(round: Round): Promise<Fuzzed> {
  const { targets, bodies, chance } = round
  const fuzzed = nothingFuzzed()
  const all = targets.flatMap((target) =>
    target.list(bodies, chance).map((body) => ({ target, body })),
  )
  const taken = new Set(all.filter(({ target, body }) => target.fits(body)))
  const impossible = all.filter((wish) => !taken.has(wish))
  const hollow = await sendWatched(impossible, round, fuzzed)
  for (const { target, body } of hollow.filter(({ isRefused }) => !isRefused))
    fuzzed.findings.push({ call: target.name, fault: 'took what cannot fit', body: show(body) })
  await round.prepare()
  const tried = await sendAll([...taken], fuzzed)
  let again: Wish[] = sparing(tried.filter(({ isRefused }) => isRefused))
  // What is refused once and taken the next time says nothing of either.
  for (let look = 0; look < looks && again.length > 0; look++) {
    const flipped = (await sendWatched(again, round, fuzzed)).filter(({ isRefused }) => !isRefused)
    if (flipped.length === 0) break
    const names = new Set(flipped.map(({ target }) => target))
    again = again.filter(({ target }) => !names.has(target))
  }
  await askLateOnes(fuzzed)
  return fuzzed
}

/** Who is not let in at all has not been read: of these one for each call tells of all. */
function sparing(refused: Sent[]): Sent[] {
  const told = new Set<Target>()
  return refused.filter(({ target, kind }) => {
    const isHeard = kind !== '401' && kind !== '403'
    if (isHeard || told.has(target)) return isHeard
    told.add(target)
    return true
  })
}

/** Nothing changes while these are refused; where something did, it is looked for by halves. */
async function sendWatched(wishes: Wish[], round: Round, fuzzed: Fuzzed): Promise<Sent[]> {
  if (wishes.length === 0) return []
  const { sent, changed } = await compare(wishes, round, fuzzed)
  if (sent.some(({ isRefused }) => !isRefused)) return sent
  fuzzed.compared += sent.length
  if (changed.length > 0) await findChanging(wishes, round, fuzzed)
  return sent
}

/** Tells of each call that changes tables each time it is refused. */
async function findChanging(wishes: Wish[], round: Round, fuzzed: Fuzzed): Promise<void> {
  const tables = await findChanged(wishes, round, fuzzed)
  if (tables.length === 0) return
  const targets = [...new Set(wishes.map(({ target }) => target))]
  const [only, ...others] = targets
  if (only && others.length === 0) {
    const fault = `refused, and yet changed ${tables.join(', ')}`
    fuzzed.findings.push({ call: only.name, fault, body: show(wishes[0]?.body) })
    return
  }
  const first = new Set(targets.slice(0, targets.length / 2))
  for (const isFirst of [true, false]) {
    const half = wishes.filter(({ target }) => first.has(target) === isFirst)
    await findChanging(half, round, fuzzed)
  }
}

/** The tables that change each time these are refused. */
async function findChanged(wishes: Wish[], round: Round, fuzzed: Fuzzed): Promise<string[]> {
  let tables: string[] | null = null
  for (let look = 0; look < looks; look++) {
    const { sent, changed } = await compare(wishes, round, fuzzed)
    if (sent.some(({ isRefused }) => !isRefused)) return []
    tables = changed.filter((table) => tables === null || tables.includes(table))
    if (tables.length === 0) return []
  }
  return tables ?? []
}

async function compare(wishes: Wish[], { watch, prepare }: Round, fuzzed: Fuzzed) {
  await prepare()
  const before: Digest = await watch.settle()
  const sent = await sendAll(wishes, fuzzed)
  return { sent, changed: listChanged(before, await watch.read()) }
}

async function sendAll(wishes: Wish[], fuzzed: Fuzzed): Promise<Sent[]> {
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

async function sendOne(target: Target, body: unknown, fuzzed: Fuzzed) {
  const { name } = target
  const { kind, isRefused, fault, ms } = await time(target, body)
  if (ms < slowMs) noteTime(fuzzed, { target, body }, ms)
  else fuzzed.late.push({ target, body })
  fuzzed.answers[kind] = (fuzzed.answers[kind] ?? 0) + 1
  if (fault) fuzzed.findings.push({ call: name, fault, body: show(body) })
  return { kind, isRefused }
}

/**
 * The machine may be busy with others, for seconds: what is slow is slow each time of ten, and by
 * itself.
 */
async function askLateOnes(fuzzed: Fuzzed): Promise<void> {
  fuzzed.lateOnes += fuzzed.late.length
  for (const wish of fuzzed.late.splice(0)) {
    let least = Infinity
    for (let look = 0; look < lateLooks && least >= slowMs; look++)
      least = Math.min(least, (await time(wish.target, wish.body)).ms)
    noteTime(fuzzed, wish, least)
  }
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

const show = (body: unknown) => (JSON.stringify(body) ?? 'nothing').slice(0, 300)
