/// <reference lib="dom" />
import { clamp01, easeBack } from '../../../client/motion.ts'
import type { Board } from './board.ts'
import { burstMs, listSeen, litMs } from './board.ts'
import type { Field } from './field.ts'
import { centreOf } from './field.ts'
import type { Pen } from '../../../client/kit.ts'
import { flat, glow, letters, line, plate, shade, shape } from '../../../client/kit.ts'
import type { Look } from './look.ts'
import type { Sprites } from '../../../client/sprites.ts'

type Cabinet = { pen: Pen; field: Field; look: Look }
export type Picture = Cabinet & { sprites: Sprites; nowMs: number }

export function paintBoard(picture: Picture, board: Board): void {
  const { pen, field } = picture
  pen.save()
  clipWell(pen, field)
  for (let reel = 0; reel < field.columns; reel++) paintColumn(picture, board, reel)
  if (board.hold) paintHold(picture, board)
  pen.restore()
  paintLit(picture, board)
  for (const rows of board.lines) paintLine(picture, rows)
  for (const [reel, times] of board.wilds) paintWild(picture, reel, times)
}

/** The frame and the empty reels: they stand still. */
export function paintCabinet(picture: Cabinet, isHold: boolean): void {
  const { pen, field } = picture
  paintFrame(picture, isHold)
  pen.save()
  clipWell(pen, field)
  paintWell(picture)
  pen.restore()
}

function clipWell(pen: Pen, field: Field): void {
  pen.beginPath()
  pen.roundRect(field.left, field.top, field.wide * field.columns, field.high * field.rows, 12)
  pen.clip()
}

function paintFrame({ pen, field, look }: Cabinet, isHold: boolean): void {
  const [wide, high] = [field.wide * field.columns, field.high * field.rows]
  const around = 8
  pen.save()
  pen.shadowColor = isHold ? look.accent : 'rgb(0 0 0 / 0.6)'
  pen.shadowBlur = isHold ? 70 : 40
  pen.shadowOffsetY = isHold ? 0 : 14
  pen.fillStyle = shade(pen, [...look.frame, look.frame[1]], field.top - around, field.top + high)
  pen.beginPath()
  pen.roundRect(field.left - around, field.top - around, wide + around * 2, high + around * 2, 20)
  pen.fill()
  pen.restore()
  pen.strokeStyle = 'rgb(255 255 255 / 0.45)'
  pen.lineWidth = 1
  pen.stroke()
  pen.strokeStyle = 'rgb(0 0 0 / 0.55)'
  pen.lineWidth = 3
  pen.beginPath()
  pen.roundRect(field.left - 1, field.top - 1, wide + 2, high + 2, 13)
  pen.stroke()
}

function paintWell({ pen, field, look }: Cabinet): void {
  const high = field.high * field.rows
  for (let reel = 0; reel < field.columns; reel++) {
    const x = field.left + reel * field.wide
    pen.fillStyle = shade(
      pen,
      [look.well[1], look.well[0], look.well[1]],
      field.top,
      field.top + high,
    )
    pen.fillRect(x, field.top, field.wide, high)
    pen.fillStyle = reel % 2 ? 'rgb(255 255 255 / 0.025)' : 'rgb(0 0 0 / 0.1)'
    pen.fillRect(x, field.top, field.wide, high)
    if (reel > 0) {
      pen.fillStyle = 'rgb(255 255 255 / 0.09)'
      pen.fillRect(x, field.top, 1, high)
    }
  }
}

function paintColumn(picture: Picture, board: Board, reel: number): void {
  const { pen, field, sprites, nowMs } = picture
  const x = field.left + (reel + 0.5) * field.wide
  for (const { letter, offset, blur, cell } of listSeen(board, reel, nowMs)) {
    const y = field.top + (offset + 0.5) * field.high
    const state = cell === null ? null : cellState(board, cell, nowMs)
    if (board.hold || state?.isGone) continue
    pen.globalAlpha = (state?.alpha ?? 1) * (1 - blur * 0.35)
    const size = field.symbolSize * (state?.scale ?? 1)
    if (blur > 0.3) {
      // Two fainter copies stand in for the blur of a quick reel.
      pen.globalAlpha = 0.45
      sprites.paint(pen, letter, x, y - field.high * 0.16 * blur, field.symbolSize)
      sprites.paint(pen, letter, x, y + field.high * 0.16 * blur, field.symbolSize)
    } else sprites.paint(pen, letter, x, y, size)
    const coin = cell === null ? undefined : board.coins.get(cell)
    if (coin) paintValue(pen, coin.value, x, y, size)
    pen.globalAlpha = 1
  }
}

function cellState({ lit, burst }: Board, cell: number, nowMs: number) {
  if (burst?.cells.has(cell)) {
    const t = clamp01((nowMs - burst.atMs) / burstMs)
    return { alpha: 1 - t, scale: 1 + t * 0.5, isGone: t >= 1 }
  }
  if (!lit) return { alpha: 1, scale: 1, isGone: false }
  if (!lit.cells.has(cell)) return { alpha: 0.34, scale: 1, isGone: false }
  // Three beats, each smaller than the one before.
  const t = clamp01((nowMs - lit.atMs) / litMs)
  const beat = Math.abs(Math.sin(t * 3 * Math.PI)) * (1 - t * 0.6)
  return { alpha: 1, scale: 1 + beat * 0.14, isGone: false }
}

function paintLit({ pen, field, look, nowMs }: Picture, { lit }: Board): void {
  if (!lit) return
  const strength = clamp01((nowMs - lit.atMs) / 160)
  for (const cell of lit.cells) {
    const { x, y } = centreOf(field, cell)
    const path = plate(x, y, field.wide - 6, field.high - 6, 10)
    shineAround(pen, path, look.accent, strength)
  }
}

/** A rim and its light in three strokes: a blurred shadow costs a slow phone ten times as much. */
function shineAround(pen: Pen, path: Path2D, colour: string, strength: number): void {
  for (const [width, alpha] of [
    [12, 0.14],
    [7, 0.26],
    [2.5, 1],
  ] as const) {
    pen.globalAlpha = alpha * strength
    line(pen, path, colour, width)
  }
  pen.globalAlpha = 1
}

function paintLine({ pen, field, look }: Picture, rows: number[]): void {
  const spots = rows.map((row, reel) => centreOf(field, reel * field.rows + row))
  const path = shape(`M${spots.map(({ x, y }) => `${x} ${y}`).join('L')}`)
  line(pen, path, 'rgb(0 0 0 / 0.5)', 6)
  line(pen, path, look.accent, 3)
}

/** A wild reel is framed, and says what it multiplies by. */
function paintWild({ pen, field, look }: Picture, reel: number, times: number): void {
  const [x, high] = [field.left + reel * field.wide, field.high * field.rows]
  const frame = plate(x + field.wide / 2, field.top + high / 2, field.wide - 4, high - 4, 12)
  shineAround(pen, frame, look.accent, 1)
  pen.save()
  pen.translate(x + field.wide / 2, field.top + high / 2)
  const size = Math.min(field.wide * 0.5, 72)
  // On a plate of its own: over a picture in the same colours it could hardly be read.
  const ground = plate(0, -size * 0.04, field.wide * 0.86, size * 1.24, size * 0.3)
  flat(pen, ground, 'rgb(16 6 12 / 0.88)')
  line(pen, ground, look.accent, 2)
  letters(pen, `×${times}`, 0, size, ['#fffdf0', look.accent, look.frame[2]], '#1b0a12')
  pen.restore()
}

/** Empty cells are dark wells in which something may land. */
function paintHold({ pen, field, look, sprites, nowMs }: Picture, board: Board): void {
  for (let cell = 0; cell < field.columns * field.rows; cell++) {
    const { x, y } = centreOf(field, cell)
    const coin = board.coins.get(cell)
    const [wide, high] = [field.wide - 6, field.high - 6]
    pen.beginPath()
    pen.roundRect(x - wide / 2, y - high / 2, wide, high, 12)
    pen.fillStyle = coin ? 'rgb(255 190 60 / 0.2)' : 'rgb(0 0 0 / 0.5)'
    pen.fill()
    pen.strokeStyle = coin ? look.accent : 'rgb(255 255 255 / 0.12)'
    pen.lineWidth = coin ? 2 : 1
    pen.stroke()
    if (coin) {
      const t = clamp01((nowMs - coin.atMs) / 420)
      if (t < 1) glow(pen, x, y, field.wide * (1.1 - t * 0.3), 'rgb(255 214 120 / 0.7)')
      const size = field.symbolSize * (t < 1 ? Math.max(0.2, easeBack(t)) : 1)
      sprites.paint(pen, 'O', x, y, size)
      paintValue(pen, coin.value, x, y, size)
    } else if (board.hold?.isRolling) {
      const phase = ((nowMs - board.hold.atMs) / 130 + cell * 0.37) % 1
      pen.save()
      pen.clip()
      pen.globalAlpha = 0.28
      sprites.paint(pen, 'O', x, y + (phase - 0.5) * field.high * 2, field.symbolSize * 0.9)
      pen.restore()
    }
  }
}

function paintValue(pen: Pen, value: number, x: number, y: number, size: number): void {
  const text = `${value / 100}×`
  pen.font = `700 ${size * (text.length > 3 ? 0.25 : 0.31)}px Anuphan, sans-serif`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.lineJoin = 'round'
  pen.strokeStyle = '#6b3402'
  pen.lineWidth = size * 0.055
  pen.strokeText(text, x, y + size * 0.02)
  pen.fillStyle = '#fffbe6'
  pen.fillText(text, x, y + size * 0.02)
}
