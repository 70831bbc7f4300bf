import type { operatorLinkedCalls } from '@parlour/contract/operator/linked.ts'
import { linkSignalNames } from '@parlour/contract/operator/linked.ts'
import { comparePayers, haveSameHolder } from '../cashier/index.ts'
import type { Queries } from '../frame/db.ts'
import { readIdCursor } from '../frame/input.ts'
import { haveSamePapers } from '../identity/index.ts'
import type { AccountPair } from '../players/index.ts'
import {
  isLikelyOne,
  isPlayer,
  listLinkSignals,
  listLikelyPairs,
  listNewestPlayers,
  listSharedTimes,
  readStandings,
} from '../players/index.ts'
import { keepGroupDecision, readGroupDecisions, stillHolds } from './group-decisions.ts'
import type { Group, Tie } from './groups.ts'
import { groupTies } from './groups.ts'
import type { OperatorHandlers } from './run.ts'

const pageSize = 200
const mostMembers = 200
/** So many accounts a page of groups is followed to, from tie to tie. */
const mostFollowed = pageSize + 400

export const linkedHandlers = {
  async listGroups({ tx, error }, { playerId, cursor }) {
    if (playerId !== undefined && !(await isPlayer(tx, playerId))) throw error('unknownPlayer')
    const looked =
      playerId === undefined
        ? await listNewestPlayers(tx, { before: readIdCursor(cursor), limit: pageSize })
        : [playerId]
    const groups = groupTies(await followTies(tx, looked, mostFollowed))
    const last = looked.length === pageSize ? looked.at(-1) : undefined
    return {
      groupList: await describe(tx, groups),
      lookedAt: looked.length,
      nextCursor: last === undefined ? null : String(last),
    }
  },
  async getGroup({ tx, error }, { playerId }) {
    if (!(await isPlayer(tx, playerId))) throw error('unknownPlayer')
    const group = await growGroup(tx, playerId)
    if (!group) throw error('notLinked')
    const [told] = await describe(tx, [group])
    if (!told) throw error('notLinked')
    const times = await listSharedTimes(tx, group.ties)
    const openedAt = new Map(told.playerList.map((one) => [one.playerId, one.createTime]))
    return {
      ...told,
      tieList: group.ties.map((tie, at) => ({
        ...tellTie(tie),
        deviceTimes: times[at] ?? null,
        minutesApart: tie.signals.openedTogether ? minutesBetween(openedAt, tie) : null,
      })),
    }
  },
  async decideGroup({ tx, operator, error, note }, { playerId, decision, reason }) {
    if (!(await isPlayer(tx, playerId))) throw error('unknownPlayer')
    const group = await growGroup(tx, playerId)
    if (!group) throw error('notLinked')
    const { groupId, playerIds } = group
    const before = (await readGroupDecisions(tx, [groupId])).get(groupId)
    if (stillHolds(before, playerIds)?.decision === decision) throw error('alreadySo')
    const { operatorId } = operator
    await keepGroupDecision(tx, { groupId, playerIds, decision, reason, operatorId })
    note(
      { decision: before?.decision ?? null, playerIds: before?.playerIds ?? [] },
      { decision, playerIds },
    )
    return { status: decision, groupId }
  },
} satisfies OperatorHandlers<typeof operatorLinkedCalls>

async function describe(queries: Queries, groups: readonly Group[]) {
  const ids = groups.flatMap(({ playerIds }) => playerIds)
  const standings = await readStandings(queries, ids)
  const decisions = await readGroupDecisions(
    queries,
    groups.map(({ groupId }) => groupId),
  )
  return groups.map(({ groupId, playerIds, ties }) => ({
    groupId,
    playerList: playerIds
      .toSorted((one, other) => one - other)
      .slice(0, mostMembers)
      .flatMap((id) => standings.get(id) ?? []),
    tieList: ties.map(tellTie),
    decided: stillHolds(decisions.get(groupId), playerIds),
  }))
}

function tellTie({ one, other, signals }: Tie) {
  return { one, other, signalList: linkSignalNames.filter((name) => signals[name]) }
}

function minutesBetween(openedAt: Map<number, number>, { one, other }: Tie): number {
  const [first, second] = [openedAt.get(one) ?? 0, openedAt.get(other) ?? 0]
  return Math.floor(Math.abs(first - second) / 60_000)
}

/** Everybody who hangs together with a player, from tie to tie; null when nobody does. */
async function growGroup(queries: Queries, playerId: number): Promise<Group | null> {
  const [group] = groupTies(await followTies(queries, [playerId], mostMembers))
  return group ?? null
}

/** The ties of these accounts and of whom they lead to, until so many accounts were looked at. */
async function followTies(queries: Queries, playerIds: readonly number[], most: number) {
  const ties = new Map<string, Tie>()
  const seen = new Set<number>()
  let next = [...playerIds]
  while (next.length > 0 && seen.size < most) {
    for (const id of next) seen.add(id)
    for (const tie of await findTies(queries, next)) ties.set(`${tie.one}/${tie.other}`, tie)
    const found = new Set([...ties.values()].flatMap(({ one, other }) => [one, other]))
    next = [...found].filter((id) => !seen.has(id)).slice(0, most - seen.size)
  }
  return [...ties.values()]
}

/** Pairs that several signals say are one person's; rows of these accounts alone are read. */
async function findTies(queries: Queries, playerIds: readonly number[]): Promise<Tie[]> {
  const pairs: AccountPair[] = await listLikelyPairs(queries, playerIds)
  const signals = await listLinkSignals(queries, pairs)
  const payers = await comparePayers(queries, pairs)
  const ties: Tie[] = []
  for (const [at, { one, other }] of pairs.entries()) {
    const known = signals[at]
    if (!known) continue
    const person =
      (await haveSamePapers(queries, one, other)) || (await haveSameHolder(queries, one, other))
    const all = { ...known, person, payer: payers[at] ?? false }
    if (isLikelyOne(all)) ties.push({ one, other, signals: all })
  }
  return ties
}
