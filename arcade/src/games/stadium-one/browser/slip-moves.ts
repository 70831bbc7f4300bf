import type { Table } from '../../../client/game-client.ts'
import type { Felt } from '../../tables/browser/felt.ts'
import { takeSeat } from '../../tables/browser/felt.ts'
import type { Moves } from '../../tables/browser/moves.ts'

/** Legs of the accumulator that is being put together, by match. */
export type Slip = Map<number, string>

/** Chips on singles, and an accumulator that is put together leg by leg. */
export function openSlips(table: Table, felt: Felt, moves: Moves) {
  const slip: Slip = new Map()
  const redraw = () => {
    table.refresh()
    table.wake()
    return null
  }
  const isJoined = () => table.option('slip') === 'joined'
  /** A chip on a single, or a leg put down and taken away again. */
  const touch = (spot: string) => {
    if (!isJoined() || spot.slice(1).startsWith('s')) return moves.lay(spot)
    const match = Number(spot[0])
    if (slip.get(match) === spot) slip.delete(match)
    else slip.set(match, spot)
    table.sounds.tick(slip.size)
    return redraw()
  }
  const place = async () => {
    if (!isJoined() || slip.size < 2) return moves.place()
    const round = await table.act({ kind: 'bet', bets: { [keyOf(slip)]: chipOf(table) } })
    if (!round) return null
    takeSeat(felt, round)
    slip.clear()
    return redraw()
  }
  const undo = () => {
    if (moves.canUndo()) return moves.move('undo')
    slip.delete([...slip.keys()].at(-1) ?? -1)
    return redraw()
  }
  /** Who meets whom is another matter on another day, and so is every price. */
  const forget = () => {
    felt.laid = []
    slip.clear()
  }
  return { slip, isJoined, touch, place, undo, forget }
}

export function keyOf(slip: Slip): string {
  return [...slip]
    .toSorted(([one], [other]) => one - other)
    .map(([, leg]) => leg)
    .join('+')
}

export function chipOf(table: Table): number {
  return Number(table.option('chip'))
}
