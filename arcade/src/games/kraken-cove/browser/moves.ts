import type { RoundView } from '../../../client/api.ts'
import type { Table } from '../../../client/game-client.ts'
import { costs } from '../paytable.ts'
import type { OwnShot, Sea } from './sea.ts'

/** What a player's own purse holds, as far as this page was told. */
export type Purse = {
  roundId: string
  stakeAmount: number
  purse: number
  shots: number
}

export type Moves = ReturnType<typeof openMoves>

/** A shot that was sent and not answered yet may still be on its way for so long. */
const patienceMs = 4_000

/** Buying a purse, shooting from it and bringing it home. */
export function openMoves(
  table: Table,
  sea: Sea,
  say: (message: object) => boolean,
  onShot: (fish: number) => void,
) {
  let purse: Purse | null = null
  let cost = costs[1] ?? 200
  let [lastShotMs, lastNo, isHeld] = [-Infinity, 0, false]
  const waiting = new Map<number, number>()
  const take = (round: RoundView | null) => {
    purse = round && !round.isOver ? purseOf(round) : null
    if (!purse) isHeld = false
    waiting.clear()
    table.refresh()
    table.wake()
  }
  const changeCost = (by: number) => {
    cost = costs[costs.indexOf(cost) + by] ?? cost
    table.refresh()
    table.wake()
  }
  /** The most that the purse still pays for. */
  const lowerCost = () => {
    cost = costs.findLast((one) => one <= (purse?.purse ?? 0)) ?? cost
    table.refresh()
  }
  return {
    purse: () => purse,
    cost: () => cost,
    take,
    changeCost,
    isHeld: () => isHeld,
    hold: (held: boolean) => void (isHeld = held && purse !== null),
    async buy(): Promise<null> {
      table.sounds.press()
      const round = await table.act({ kind: 'buy', stakeAmount: table.stakeAmount() })
      if (!round) return null
      cost = costs.findLast((one) => one <= round.stakeAmount / 50) ?? costs[0] ?? cost
      take(round)
      return null
    },
    /** Null when the purse could not be brought home just now. */
    async goHome(): Promise<RoundView | null> {
      const round = await table.act({ kind: 'home' })
      if (round) take(round)
      return round
    },
    /** At the pace the sea allows, and one at a time. True when it was fired. */
    fire(fish: number): boolean {
      const nowMs = performance.now()
      if (!purse || purse.purse === 0 || nowMs - lastShotMs < sea.paceMs) return false
      if (countRecent(waiting, nowMs) > 0) return false
      if (cost > purse.purse) lowerCost()
      if (!say({ fish, cost, no: ++lastNo })) return false
      lastShotMs = nowMs
      waiting.set(lastNo, nowMs)
      onShot(fish)
      return true
    },
    answered: (no: number) => void waiting.delete(no),
    count({ no, purse: left, shots }: OwnShot): void {
      waiting.delete(no)
      if (!purse || shots <= purse.shots) return
      purse = { ...purse, purse: left, shots }
      table.refresh()
    },
    lowerCost,
  }
}

/** What was not answered for long will not be. */
function countRecent(waiting: Map<number, number>, nowMs: number): number {
  for (const [no, atMs] of waiting) if (nowMs - atMs > patienceMs) waiting.delete(no)
  return waiting.size
}

function purseOf({ roundId, stakeAmount, table }: RoundView): Purse {
  const { purse, shots } = table as { purse: number; shots: number }
  return { roundId, stakeAmount, purse, shots }
}
