import type { AccountRow, LockedRow } from './account.ts'
import type { Queries } from '../frame/db.ts'
import type { Companion, Gate, Statement } from './companion.ts'
import { decide } from './decide.ts'
import type { Door } from './lane-door.ts'
import type { FactMemory, FactRow } from './facts.ts'
import { createFactMemory, findFacts } from './facts.ts'
import type { Stage } from './failures.ts'
import { BatchFailure, PartMoved } from './failures.ts'
import type { Item, Outcome } from './items.ts'
import type { Line } from './line.ts'
import { begin, commit, rollback } from './line.ts'
import type { AskedKey, EntryRow, FoundRow, RequirementRow, VoidRow } from './read-statements.ts'
import {
  findAccounts,
  findEntries,
  findFiledEntries,
  findOpenRequirements,
  findVoids,
  listAskedKeys,
  lockAccounts,
} from './read-statements.ts'
import type { AccountWrite, LedgerState, Writes } from './turn.ts'
import { nameOf } from './turn.ts'
import {
  insertEntries,
  insertVoids,
  updateAccounts,
  updateRequirements,
} from './write-statements.ts'

export type Rules = {
  gate: Gate
  companions: readonly Companion[]
  /** Where players are spread, and all of a batch lie together: what has the other tables. */
  home?: Queries | undefined
  place?: Door['place'] | undefined
  hold?: Door['hold'] | undefined
}
export type Settled = {
  /** `locked`: somebody else holds the player's account, and nothing was done. */
  outcomes: (Outcome | 'locked')[]
  changes: AccountWrite[]
}

/** What a connection's next batch need not read again. */
export type Memory = {
  /** The moment before which keys are filed; it may lie behind. */
  closedBefore: Date
  facts: FactMemory
}

export function beginMemory(): Memory {
  return { closedBefore: new Date(0), facts: createFactMemory() }
}

/**
 * One transaction of two round trips: lock and read, then write and commit. When it resolves,
 * everything in it is committed; when it throws, the connection is not to be used again.
 */
export async function runBatch(
  line: Line,
  items: readonly Item[],
  rules: Rules,
  memory: Memory = beginMemory(),
): Promise<Settled> {
  let stage: Stage = 'reading'
  try {
    const { isLocked, ...state } = await read(line, items, rules, memory)
    stage = 'deciding'
    const free = items.filter((item) => !isLocked(item))
    const { outcomes, writes } = decide(state, free, rules.gate)
    const companionWrites = state.companions.flatMap((companion) => companion.writes())
    // Nothing is written yet: what fails here is undone.
    stage = 'reading'
    const statements = await settle([...toStatements(writes), ...companionWrites], rules)
    stage = 'writing'
    // After a failed statement nothing that follows it in the same trip is carried out.
    await line([...statements.map((one) => placeBy(one, rules)), commit])
    const answers = outcomes.values()
    return {
      outcomes: items.map((item) => (isLocked(item) ? 'locked' : getNext(answers))),
      changes: writes.accounts,
    }
  } catch (error) {
    // No statement failed, so the accounts are still held: who is tried next must find them free.
    if (stage === 'deciding') await line([rollback]).catch(() => undefined)
    throw new BatchFailure(error, stage)
  }
}

async function read(line: Line, items: readonly Item[], rules: Rules, memory: Memory) {
  const playerIds = [...new Set(items.map(({ playerId }) => playerId))]
  const keys = listAskedKeys(items)
  const rollbackPlayers = items.filter((item) => item.call === 'rollback').map((i) => i.playerId)
  const ask = askOn(line, rules)
  // The keys are read by a statement of their own, begun after the locks are held: only then does
  // it see what others committed while we waited.
  const unknownIds = memory.facts.listUnknown(playerIds)
  const held = playerIds.slice(0, rules.hold ? 1 : 0).flatMap((id) => rules.hold?.(id) ?? [])
  const answers = await ask(
    [
      lockAccounts(playerIds),
      findEntries(keys, memory.closedBefore),
      findVoids(keys),
      rollbackPlayers.length > 0 ? findOpenRequirements(rollbackPlayers) : null,
      unknownIds.length > 0 ? findFacts(unknownIds, rules.gate) : null,
      ...rules.companions.map((one) => one.read?.(items) ?? null),
    ],
    [begin, ...held],
  )
  if (held.length > 0 && answers[held.length]?.length === 0) throw new PartMoved()
  const [locked, found, voids, requirements, facts, ...companionRows] = answers.slice(
    held.length + 1,
  ) as FirstRows
  memory.facts.keep(facts)
  const accounts = await addFacts(ask, rules.gate, locked, memory.facts)
  const looked = await look(ask, rules.companions, accounts)
  const companions = rules.companions.map((one, index) =>
    one.begin(companionRows[index] ?? [], { accounts, rows: looked[index] ?? [] }),
  )
  const entries = await readFiled(ask, keys, found)
  const lockedIds = await findLocked(ask, playerIds, accounts)
  const isLocked = ({ playerId }: Item) => lockedIds.has(playerId)
  memory.closedBefore = accounts[0]?.closedBefore ?? memory.closedBefore
  const state = toState(keys, { accounts, entries, voids, requirements })
  return { ...state, companions, isLocked }
}

const placeBy = (statement: Statement, { place }: Rules) => place?.(statement) ?? statement

/** With what each takes from tables that lie elsewhere. */
async function settle(statements: Statement[], { home }: Rules): Promise<Statement[]> {
  if (!home) return statements
  const settled = await Promise.all(statements.map(async (one) => one.apart?.(home) ?? [one]))
  return settled.flat()
}

function askOn(line: Line, rules: Rules): Ask {
  return async (statements, before = []) => {
    const asked = statements.flatMap((one) => (one ? [placeBy(one, rules)] : []))
    const trip = [...before, ...asked]
    const answers = (trip.length > 0 ? await line(trip) : []).values()
    return [...before, ...statements].map((one) => (one ? getNext(answers) : []))
  }
}

/** Rows of each, and none of what is not to be asked. What comes before is asked as it stands. */
type Ask = (
  statements: readonly (Statement | null)[],
  before?: readonly Statement[],
) => Promise<unknown[][]>
type FirstRows = [
  LockedRow[],
  FoundRow[],
  VoidRow[],
  RequirementRow[],
  FactRow[],
  ...ofCompanions: unknown[][],
]

/** Read with the accounts where nothing was known; once more where it is known no longer. */
async function addFacts(ask: Ask, gate: Gate, locked: LockedRow[], facts: FactMemory) {
  const staleIds = facts.listStale(locked)
  const [rows] = await ask([staleIds.length > 0 ? findFacts(staleIds, gate) : null])
  facts.keep(rows as FactRow[])
  return locked.map(facts.addTo)
}

/** Seldom anything: whoever has to know more than was read with the accounts. */
function look(ask: Ask, companions: readonly Companion[], accounts: AccountRow[]) {
  return ask(companions.map((one) => one.look?.(accounts) ?? null))
}

/** Entries of closed days are read only when somebody asks for one. */
async function readFiled(ask: Ask, keys: AskedKey[], found: FoundRow[]): Promise<EntryRow[]> {
  const filed = found.filter(({ kind }) => kind === 'filed')
  const entries = found.filter((row): row is EntryRow => row.kind !== 'filed')
  if (filed.length === 0) return entries
  const asked = filed.flatMap(({ position }) => {
    const key = keys[position - 1]
    return key ? [{ ...key, position }] : []
  })
  const [rows] = await ask([findFiledEntries(asked)])
  return [...entries, ...(rows as EntryRow[])]
}

/** Accounts that were passed over though they are there. Asked only when one is missing. */
async function findLocked(ask: Ask, playerIds: number[], found: AccountRow[]) {
  if (found.length === playerIds.length) return new Set<number>()
  const free = new Set(found.map(({ playerId }) => playerId))
  const missing = playerIds.filter((playerId) => !free.has(playerId))
  const [known] = await ask([findAccounts(missing)])
  return new Set((known as { playerId: number }[]).map(({ playerId }) => playerId))
}

function getNext<One>(answers: Iterator<One>): One {
  const { value, done } = answers.next()
  if (done) throw new Error('somebody has no answer')
  return value
}

type Rows = {
  accounts: AccountRow[]
  entries: EntryRow[]
  voids: VoidRow[]
  requirements: RequirementRow[]
}

function toState(keys: AskedKey[], rows: Rows): Omit<LedgerState, 'companions'> {
  const nameAt = (position: number) => {
    const asked = keys[position - 1]
    if (!asked) throw new Error(`no key was asked at ${position}`)
    return nameOf(asked.playerId, asked.provider, asked.key)
  }
  return {
    accounts: new Map(rows.accounts.map((row) => [row.playerId, row])),
    entries: new Map(rows.entries.map((row) => [nameAt(row.position), row])),
    voids: new Map(rows.voids.map((row) => [nameAt(row.position), row])),
    wonBets: new Set(rows.entries.filter((row) => row.isWon).map((row) => nameAt(row.position))),
    requirements: Map.groupBy(rows.requirements, ({ playerId }) => playerId),
  }
}

function toStatements({ accounts, entries, voids, requirements }: Writes): Statement[] {
  return [
    ...(accounts.length > 0 ? [updateAccounts(accounts), insertEntries(entries)] : []),
    ...(voids.length > 0 ? [insertVoids(voids)] : []),
    ...(requirements.length > 0 ? [updateRequirements(requirements)] : []),
  ]
}
