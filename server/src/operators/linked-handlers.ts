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
  readStandings,
} from '../players/index.ts'
import type { Tie } from './groups.ts'
import { groupTies } from './groups.ts'
import type { OperatorHandlers } from './run.ts'

const pageSize = 200
const mostMembers = 200

export const linkedHandlers = {
  async listGroups({ tx, error }, { playerId, cursor }) {
    if (playerId !== undefined && !(await isPlayer(tx, playerId))) throw error('unknownPlayer')
    const looked =
      playerId === undefined
        ? await listNewestPlayers(tx, { before: readIdCursor(cursor), limit: pageSize })
        : [playerId]
    const ties = await findTies(tx, looked)
    const groups = groupTies(ties)
    const ids = groups.flatMap(({ playerIds }) => playerIds)
    const standings = await readStandings(tx, ids)
    const last = looked.length === pageSize ? looked.at(-1) : undefined
    return {
      groupList: groups.map((group) => ({
        groupId: group.groupId,
        playerList: group.playerIds
          .toSorted((one, other) => one - other)
          .slice(0, mostMembers)
          .flatMap((id) => standings.get(id) ?? []),
        tieList: group.ties.map(({ one, other, signals }) => ({
          one,
          other,
          signalList: linkSignalNames.filter((name) => signals[name]),
        })),
      })),
      lookedAt: looked.length,
      nextCursor: last === undefined ? null : String(last),
    }
  },
} satisfies OperatorHandlers<typeof operatorLinkedCalls>

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
