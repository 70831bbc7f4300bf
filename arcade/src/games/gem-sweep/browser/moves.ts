import { isGain } from '../../../client/gain.ts'
import type { RoundView } from '../../../client/api.ts'
import type { Table } from '../../../client/game-client.ts'
import { pause } from '../../../client/motion.ts'
import { isReduced } from '../../../client/stage.ts'
import { turnMs } from './paint.ts'
import { tileCount } from '../paytable.ts'

export type Sweep = {
  stakeAmount: number
  mines: number
  picked: number[]
  end: 'taken' | 'hit' | 'full' | null
  mineTiles: number[] | null
}

/** The round as the browser knows it; a board is drawn from this and nothing else. */
export type SweepBoard = {
  sweep: Sweep | null
  turnedAtMs: Map<number, number>
  bursts: { tile: number; colour: string }[]
}

const autoGems = 3
const revealGapMs = 160

export function openMoves(table: Table, board: SweepBoard) {
  const isOpen = () => board.sweep !== null && board.sweep.end === null
  const mines = () => (isOpen() ? (board.sweep?.mines ?? 0) : Number(table.option('mines')))
  const pickedCount = () => board.sweep?.picked.length ?? 0
  const take = (round: RoundView | null) => {
    if (!round) return null
    turnOver(board, round.table as Sweep)
    if (round.isOver && isGain(round)) table.sounds.win(2)
    table.refresh()
    table.wake()
    return round
  }
  const bet = async () => {
    table.sounds.press()
    const action = { kind: 'bet', stakeAmount: table.stakeAmount(), mines: mines() }
    const round = await table.act(action)
    if (round) board.turnedAtMs = new Map()
    return take(round)
  }
  const cashOut = async () => take(await table.act({ kind: 'take' }))
  const pick = async (tile: number) => {
    if (!isOpen() || board.sweep?.picked.includes(tile)) return null
    const round = take(await table.act({ kind: 'pick', tile }))
    if (!round) return null
    const isHit = board.sweep?.end === 'hit'
    board.bursts.push({ tile, colour: isHit ? '#ff5a5a' : '#5fe3c0' })
    if (isHit) table.sounds.lose()
    else table.sounds.tick(pickedCount())
    await pause(isReduced ? 0 : turnMs)
    return round
  }
  /** Three gems picked blindly, then the win is taken: the tiles make no difference. */
  const playRound = async (signal: AbortSignal) => {
    let round = isOpen() ? null : await bet()
    while (round && !round.isOver && pickedCount() < autoGems && !signal.aborted) {
      round = await pick(anyHidden(board))
    }
    // Who stops it in the middle goes on by hand.
    return round && !round.isOver && !signal.aborted ? cashOut() : round
  }
  return { isOpen, mines, pickedCount, bet, cashOut, pick, playRound }
}

function turnOver(board: SweepBoard, next: Sweep): void {
  const nowMs = performance.now()
  const turn = (tile: number, atMs: number) => {
    if (!board.turnedAtMs.has(tile)) board.turnedAtMs.set(tile, atMs)
  }
  for (const tile of next.picked) turn(tile, nowMs)
  for (const tile of next.mineTiles ?? []) turn(tile, nowMs + revealGapMs)
  board.sweep = next
}

function anyHidden({ sweep }: SweepBoard): number {
  const hidden = Array.from({ length: tileCount }, (_, tile) => tile).filter(
    (tile) => !sweep?.picked.includes(tile),
  )
  return hidden[Math.floor(Math.random() * hidden.length)] ?? 0
}
