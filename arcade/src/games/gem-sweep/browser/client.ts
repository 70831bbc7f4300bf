import type { GameView, OpenGame } from '../../../client/game-client.ts'
import { openLayer } from '../../../client/layer.ts'
import type { Sparks } from '../../../client/motion.ts'
import { openSparks } from '../../../client/motion.ts'
import type { Brush } from '../../../client/stage.ts'
import { isReduced } from '../../../client/stage.ts'
import { coinText, timesText } from '../../../client/amounts.ts'
import { frameText, locale } from '../../../client/texts.ts'
import type { Sweep, SweepBoard } from './moves.ts'
import { openMoves } from './moves.ts'
import type { Grid, Tile } from './paint.ts'
import { gridOf, paintCaption, paintFloor, paintTile, tileAt, turnMs } from './paint.ts'
import {
  chanceOf,
  isFull,
  mineChoices,
  most,
  returnOf,
  tileCount,
  timesFor,
  winFor,
} from '../paytable.ts'
import { labels } from '../texts.ts'

const words = labels[locale]

export const openGame: OpenGame = (table) => {
  const layer = openLayer()
  const sparks = openSparks(isReduced)
  const board: SweepBoard = { sweep: null, turnedAtMs: new Map(), bursts: [] }
  const moves = openMoves(table, board)
  let grid: Grid | null = null
  let focus: number | null = null
  const view: GameView = {
    options: [minesOption()],
    show(round) {
      board.sweep = round ? (round.table as Sweep) : null
      board.turnedAtMs = new Map()
      focus = null
      table.refresh()
      table.wake()
    },
    primary() {
      const gems = moves.pickedCount()
      if (!moves.isOpen() || !board.sweep) return { label: words.bet, isOn: true }
      if (gems === 0) return { label: words.pick, isOn: false }
      const won = winFor(board.sweep.stakeAmount, board.sweep.mines, gems)
      return { label: `${words.take} ${coinText(won)}`, isOn: true }
    },
    async press() {
      if (!moves.isOpen()) return moves.bet()
      return moves.pickedCount() > 0 ? moves.cashOut() : null
    },
    playRound: moves.playRound,
    autoNote: words.autoNote,
    isOpen: moves.isOpen,
    winPlace: 'game',
    most,
    describe: () => describe(board.sweep),
    async tap(x, y) {
      const tile = grid ? tileAt(grid, x, y) : null
      return tile === null ? null : moves.pick(tile)
    },
    key(name) {
      if (name === 'Enter') return focus === null ? null : moves.pick(focus)
      focus = moved(focus, name)
      table.wake()
      return null
    },
    paint(brush, nowMs) {
      const here = (grid = gridOf(brush))
      const tiles = tilesOf(board, { nowMs, focus, isOpen: moves.isOpen() })
      const state = tiles.map((tile) => (isTurning(tile) ? null : tile))
      layer(brush, JSON.stringify([moves.mines(), board.sweep?.end, state]), (still) => {
        paintFloor(still, here)
        caption(still, here, moves.mines(), board.sweep)
        for (const [at, tile] of tiles.entries())
          if (!isTurning(tile)) paintTile(still.context, here, at, tile)
      })
      for (const [at, tile] of tiles.entries())
        if (isTurning(tile)) paintTile(brush.context, here, at, tile)
      return paintSparks(brush, here, board, sparks, nowMs) || tiles.some(isTurning)
    },
    payRows: () => payRows(moves.mines()),
    chip: ({ stakeAmount, winAmount }) =>
      winAmount > 0 ? timesText(Math.floor((winAmount / stakeAmount) * 100)) : '0×',
  }
  return view
}

function describe(sweep: Sweep | null): string {
  if (!sweep) return words.bet
  const end = sweep.end === 'hit' ? ` · ${words.hit}` : ''
  const found = sweep.end === 'hit' ? sweep.picked.length - 1 : sweep.picked.length
  return `${words.mines} ${sweep.mines} · ${words.found} ${found}${end}`
}

function minesOption() {
  const choices = mineChoices.map((count) => ({ value: String(count), label: String(count) }))
  return { key: 'mines', label: words.mines, choices, start: '3' }
}

function caption(brush: Brush, grid: Grid, mines: number, sweep: Sweep | null): void {
  const gems = sweep && sweep.end !== 'hit' ? sweep.picked.length : 0
  const next = isFull(mines, gems) ? null : timesFor(mines, gems + 1)
  paintCaption(brush.context, grid, {
    gems: `${words.left} ${tileCount - mines - gems}`,
    now: timesText(gems > 0 ? timesFor(mines, gems) : 100),
    next: wonText(sweep) ?? (next === null ? '' : `${words.next} ${timesText(next)}`),
  })
}

/** In the place of the next step, once there is none. */
function wonText(sweep: Sweep | null): string | null {
  if (!sweep || sweep.end === null || sweep.end === 'hit') return null
  return `${frameText.won} ${coinText(winFor(sweep.stakeAmount, sweep.mines, sweep.picked.length))}`
}

function isTurning({ turn, face }: Tile): boolean {
  return face !== 'hidden' && turn < 1
}

type Moment = { nowMs: number; focus: number | null; isOpen: boolean }

function tilesOf(board: SweepBoard, { nowMs, isOpen, focus }: Moment): Tile[] {
  return Array.from({ length: tileCount }, (_, tile) => {
    const facing = faceOf(board.sweep, tile)
    const age = nowMs - (board.turnedAtMs.get(tile) ?? -turnMs)
    const isHidden = facing.face === 'hidden'
    return {
      ...facing,
      // A closed tile lies still, whenever it was turned.
      turn: isReduced || isHidden ? 1 : Math.max(0, Math.min(1, age / turnMs)),
      isReady: isOpen && isHidden,
      isFocused: tile === focus,
    }
  })
}

function paintSparks(
  { context }: Brush,
  grid: Grid,
  board: SweepBoard,
  sparks: Sparks,
  nowMs: number,
): boolean {
  for (const { tile, colour } of board.bursts.splice(0)) {
    const { x, y } = grid.centre(tile)
    sparks.burst(x, y, 16, colour)
  }
  return sparks.paint(context, nowMs)
}

function faceOf(sweep: Sweep | null, tile: number): Pick<Tile, 'face' | 'isFaint'> {
  const isPicked = sweep?.picked.includes(tile) ?? false
  if (sweep?.mineTiles?.includes(tile)) return { face: 'mine', isFaint: !isPicked }
  return { face: isPicked ? 'gem' : 'hidden', isFaint: false }
}

const arrows: Record<string, [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

function moved(focus: number | null, key: string): number {
  if (focus === null) return 12
  const [down, right] = arrows[key] ?? [0, 0]
  const wrap = (at: number) => (at + 5) % 5
  return wrap(Math.floor(focus / 5) + down) * 5 + wrap((focus % 5) + right)
}

/** Each step with its exact chance and what taking the win there returns. */
function payRows(mines: number): [string, string][] {
  const rows: [string, string][] = []
  for (let gems = 1; gems <= tileCount - mines; gems++) {
    const { ways, of } = chanceOf(mines, gems)
    const percent = Number(((ways / of) * 100).toPrecision(3))
    const returned = `${words.returns} ${(returnOf(mines, gems) * 100).toFixed(2)}%`
    const paid = timesText(timesFor(mines, gems))
    rows.push([`${words.gems} ${gems}`, `${paid} · ${percent}%\n${returned}`])
    if (isFull(mines, gems)) break
  }
  return rows
}
