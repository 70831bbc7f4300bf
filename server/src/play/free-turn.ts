import { writeFreeRounds } from './free-rounds.ts'
import type { Objection, PlayItem, Round } from './round.ts'
import type { RoundRow } from './round-statements.ts'

/** Free rounds that are left, counted down by bets and up again by rollbacks. */
export function createFreeTurn(rows: RoundRow[]) {
  const known = new Map(
    rows.flatMap(({ free }) => (free ? [[nameOf(free.playerId, free.freeRoundsId), free]] : [])),
  )
  const changed = new Map<string, { playerId: number; freeRoundsId: string; left: number }>()
  const leftOf = (name: string) => changed.get(name)?.left ?? known.get(name)?.left ?? 0
  const count = (playerId: number, freeRoundsId: string, by: number) => {
    const name = nameOf(playerId, freeRoundsId)
    changed.set(name, { playerId, freeRoundsId, left: leftOf(name) + by })
  }
  return {
    refuse({ playerId, play: { freeRoundsId } }: PlayItem): Objection | null {
      if (freeRoundsId === null) return null
      const name = nameOf(playerId, freeRoundsId)
      const isGood = known.get(name)?.isLive === true && leftOf(name) > 0
      return isGood ? null : { status: 'unknownFreeRounds', detail: null }
    },
    accept(item: PlayItem, before: Round | null) {
      const { freeRoundsId } = item.play
      if (freeRoundsId !== null) count(item.playerId, freeRoundsId, -1)
      if (item.call !== 'rollback' || !before?.freeRoundsId) return
      if (before.bets[item.betKey] === 0) count(item.playerId, before.freeRoundsId, 1)
    },
    writes: () => (changed.size > 0 ? [writeFreeRounds([...changed.values()])] : []),
  }
}

/** One batch is about many players: whose they are is part of the name. */
function nameOf(playerId: number, freeRoundsId: string): string {
  return `${playerId}/${freeRoundsId}`
}
