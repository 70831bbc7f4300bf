import { clamp01 } from '../../../client/motion.ts'
import type { Coin } from '../table.ts'

/** A reel that shows letters, rolls, or comes to rest. Times are those of the show's clock. */
export type Column =
  | { kind: 'still'; letters: string; fellBy: number[]; atMs: number }
  | { kind: 'roll'; strip: string; from: number; atMs: number }
  | { kind: 'land'; strip: string; stop: number; atMs: number; ms: number }

export type Board = {
  columns: Column[]
  rows: number
  /** Cells that won, since when; the others step back. */
  lit: { cells: Set<number>; atMs: number } | null
  /** Winning cells that burst. */
  burst: { cells: Set<number>; atMs: number } | null
  lines: number[][]
  coins: Map<number, { value: number; atMs: number }>
  /** Reels that are wild to the end, with what each multiplies by. */
  wilds: Map<number, number>
  /** Only coins count now; empty cells roll. */
  hold: { isRolling: boolean; atMs: number } | null
}

export const fallMs = 420
export const burstMs = 300
/** How long what won moves. */
export const litMs = 960
const speed = 26
const landingSpan = 7

export function newBoard(letters: string[], rows: number): Board {
  const columns = letters.map((column): Column => stillOf(column))
  return {
    columns,
    rows,
    lit: null,
    burst: null,
    lines: [],
    coins: new Map(),
    wilds: new Map(),
    hold: null,
  }
}

export function stillOf(letters: string, fellBy: number[] = [], atMs = -1e9): Column {
  return { kind: 'still', letters, fellBy, atMs }
}

export function startRolling(board: Board, reels: string[], nowMs: number): void {
  clearMarks(board)
  board.hold = null
  board.coins.clear()
  board.columns = reels.map((strip, reel): Column => {
    const now = board.columns[reel]
    if (now && board.wilds.has(reel)) return now
    return { kind: 'roll', strip, from: (reel * 7) % strip.length, atMs: nowMs + reel * 45 }
  })
}

export function clearMarks(board: Board): void {
  board.lit = null
  board.burst = null
  board.lines = []
}

export function land(board: Board, reel: number, stop: number, nowMs: number, ms: number): void {
  const column = board.columns[reel]
  if (!column || column.kind === 'still') return
  board.columns[reel] = { kind: 'land', strip: column.strip, stop, atMs: nowMs, ms }
}

/** Kept letters sink to the floor, new ones come from above; each knows how far it fell. */
export function letFall(board: Board, next: string[], gone: Set<number>, nowMs: number): void {
  board.columns = next.map((letters, reel) => {
    const rows = Array.from(letters, (_, row) => row)
    const kept = rows.filter((row) => !gone.has(reel * board.rows + row))
    const missing = letters.length - kept.length
    const fellBy = rows.map((row) => (row < missing ? missing : row - (kept[row - missing] ?? row)))
    return { kind: 'still', letters, fellBy, atMs: nowMs + reel * 35 }
  })
}

export function setCoins(board: Board, coins: Coin[], nowMs: number): void {
  for (const [cell, value] of coins) board.coins.set(cell, { value, atMs: nowMs })
}

export type Seen = { letter: string; offset: number; blur: number; cell: number | null }

/** What a column shows now: letters with their distance from the top, in cells. */
export function listSeen(board: Board, reel: number, nowMs: number): Seen[] {
  const column = board.columns[reel]
  if (!column) return []
  if (column.kind === 'still') {
    const age = clamp01((nowMs - column.atMs) / fallMs)
    return Array.from(column.letters, (letter, row) => ({
      letter,
      offset: row - (column.fellBy[row] ?? 0) * (1 - bounce(age)),
      blur: 0,
      cell: reel * board.rows + row,
    }))
  }
  const { strip } = column
  const { at, blur } = column.kind === 'roll' ? rolling(column, nowMs) : landing(column, nowMs)
  const first = Math.floor(at)
  return Array.from({ length: board.rows + 2 }, (_, nth) => ({
    letter: strip[(((first + nth - 1) % strip.length) + strip.length) % strip.length] ?? '',
    offset: first + nth - 1 - at,
    blur,
    cell: null,
  }))
}

/** Whether anything on the board still moves. */
export function isMoving(board: Board, nowMs: number): boolean {
  return (
    isFresh(board.lit, nowMs) ||
    isFresh(board.burst, nowMs) ||
    board.hold?.isRolling === true ||
    board.columns.some(
      (column) => column.kind !== 'still' || nowMs - column.atMs < fallMs + board.rows * 40,
    ) ||
    [...board.coins.values()].some(({ atMs }) => nowMs - atMs < 600)
  )
}

function isFresh(mark: { atMs: number } | null, nowMs: number): boolean {
  return mark !== null && nowMs - mark.atMs < litMs
}

function rolling({ from, atMs }: Column & { kind: 'roll' }, nowMs: number) {
  const seconds = Math.max(0, nowMs - atMs) / 1000
  const started = Math.min(1, seconds / 0.22)
  return { at: from - seconds * speed * (0.5 + started / 2) + 400, blur: started }
}

function landing({ stop, atMs, ms }: Column & { kind: 'land' }, nowMs: number) {
  const t = clamp01((nowMs - atMs) / ms)
  const over = 1 + 2.1 * (t - 1) ** 3 + 1.1 * (t - 1) ** 2
  return { at: stop + landingSpan * (1 - over), blur: Math.max(0, 1 - t * 2.2) }
}

function bounce(t: number): number {
  return t < 0.72 ? (t / 0.72) ** 2 : 1 - Math.sin(((t - 0.72) / 0.28) * Math.PI) * 0.05
}
