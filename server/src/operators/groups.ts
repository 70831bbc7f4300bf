import type { LinkSignals } from '../players/index.ts'

export type Tie = { one: number; other: number; signals: LinkSignals }
export type Group = { groupId: number; playerIds: number[]; ties: Tie[] }

/** What hangs together, however long the chain; the newest account's group first. */
export function groupTies(ties: readonly Tie[]): Group[] {
  const heads = new Map<number, number>()
  const headOf = (playerId: number): number => {
    const above = heads.get(playerId) ?? playerId
    return above === playerId ? playerId : headOf(above)
  }
  for (const { one, other } of ties) {
    const [low, high] = [headOf(one), headOf(other)].toSorted((a, b) => a - b)
    if (low !== undefined && high !== undefined) heads.set(high, low)
  }
  const groups = new Map<number, Group>()
  for (const tie of ties) {
    const groupId = headOf(tie.one)
    const group = groups.get(groupId) ?? { groupId, playerIds: [], ties: [] }
    group.ties.push(tie)
    for (const playerId of [tie.one, tie.other])
      if (!group.playerIds.includes(playerId)) group.playerIds.push(playerId)
    groups.set(groupId, group)
  }
  const newest = ({ playerIds }: Group) => Math.max(...playerIds)
  return [...groups.values()].toSorted((one, other) => newest(other) - newest(one))
}
