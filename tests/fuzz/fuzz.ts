import type { Digest, Watch } from './digest.ts'
import { listChanged } from './digest.ts'
import type { Fuzzed, Sent, Wish } from './sending.ts'
import { askLateOnes, nothingFuzzed, sendAll, show } from './sending.ts'
import type { Target } from './targets.ts'

export type Round = {
  targets: Target[]
  bodies: number
  chance: () => number
  watch: Watch
  /** Comes in again whoever was sent out. */
  prepare: () => Promise<unknown>
}

/** What happens in the house by itself does not happen each time. */
const looks = 3

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
  const open = new Set(tried.flatMap(({ target, isRefused }) => (isRefused ? [] : [target])))
  const refused = sparing(tried.filter(({ isRefused }) => isRefused))
  for (const isOpen of [false, true]) {
    const again = refused.filter(({ target }) => open.has(target) === isOpen)
    await sendAgain(again, round, fuzzed)
  }
  await askLateOnes(fuzzed)
  return fuzzed
}

/** What is refused once and taken the next time says nothing of either. */
async function sendAgain(refused: Wish[], round: Round, fuzzed: Fuzzed): Promise<void> {
  let again = refused
  for (let look = 0; look < looks && again.length > 0; look++) {
    const flipped = (await sendWatched(again, round, fuzzed)).filter(({ isRefused }) => !isRefused)
    if (flipped.length === 0) return
    const names = new Set(flipped.map(({ target }) => target))
    again = again.filter(({ target }) => !names.has(target))
  }
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
