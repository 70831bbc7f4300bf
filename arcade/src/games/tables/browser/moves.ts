import type { Table } from '../../../client/game-client.ts'
import { byId } from '../../../client/page.ts'
import type { Laid } from './chips.ts'
import { addUp, chipAmounts, double, lay, sumOf, undo } from './chips.ts'
import type { Felt } from './felt.ts'
import { takeSeat } from './felt.ts'
import type { Layout } from './layout.ts'
import { neighbourOf, turned } from './layout.ts'

export type Moves = ReturnType<typeof openMoves>

/** What a player does with chips: lay, undo, repeat, double, and bet what lies there. */
export function openMoves(table: Table, felt: Felt, layout: () => Layout | null) {
  const change = (next: Laid) => {
    felt.laid = next
    table.sounds.tick(next.length % 12)
    table.refresh()
    table.wake()
    return null
  }
  const isTaking = () => felt.live.phase === 'bets'
  const canRepeat = () => isTaking() && felt.laid.length === 0 && sumOf(felt.before) > 0
  const canDouble = () => isTaking() && sumOf(addUp([felt.placed, ...felt.laid])) > 0
  const layOn = (spot: string) => change(lay(felt.laid, spot, Number(table.option('chip'))))
  const place = async () => {
    const bets = addUp(felt.laid)
    if (sumOf(bets) === 0 || !isTaking()) return null
    const round = await table.act({ kind: 'bet', bets })
    if (!round) return null
    takeSeat(felt, round)
    return change([])
  }
  const move = (key: string) => {
    if (key === 'undo' && felt.laid.length > 0) return change(undo(felt.laid))
    if (key === 'repeat' && canRepeat()) return change([felt.before])
    return key === 'double' && canDouble() ? change(double(felt.laid, felt.placed)) : null
  }
  const turn = (page: number) => {
    felt.page = page
    felt.focus = null
    table.refresh()
    table.wake()
    return null
  }
  const goTo = (arrow: string) => {
    const now = layout()
    const next = now && neighbourOf(now, felt.focus, arrow)
    const step = { ArrowUp: -1, ArrowDown: 1 }[arrow]
    // Beyond the last row in sight the felt is turned.
    if (now?.pager && step && next === felt.focus) return turn(turned(now.pager, step))
    felt.focus = next
    table.refresh()
    table.wake()
    return null
  }
  const key = (name: string) => {
    if (name.startsWith('Arrow')) return goTo(name)
    if (name === 'Enter') return felt.focus === null ? null : layOn(felt.focus)
    const chip = Number(name) - 1
    if (!(chip in chipAmounts)) return move(letters[name.toLowerCase()] ?? '')
    byId('options', HTMLElement).querySelectorAll('button')[chip]?.click()
    return null
  }
  const canUndo = () => felt.laid.length > 0
  return { lay: layOn, turn, place, move, key, canRepeat, canDouble, canUndo }
}

const letters: Record<string, string> = { z: 'undo', r: 'repeat', d: 'double' }
