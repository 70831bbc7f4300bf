/// <reference lib="dom" />
import type { Brush } from '../../../client/stage.ts'

/** Where the reels stand. */
export type Field = {
  left: number
  top: number
  wide: number
  high: number
  columns: number
  rows: number
  symbolSize: number
  /** The sign above the reels. */
  signY: number
  /** The sum below them. */
  sumY: number
  /** The title in large letters, when there is room for it. */
  titleY: number | null
}

const [stripSpace, signSpace, sumSpace] = [40, 48, 70]

/** As large as the room allows; a tall phone gets taller cells, then the title above. */
export function fieldOf({ width, height }: Brush, columns: number, rows: number): Field {
  const room = height - stripSpace - signSpace - sumSpace
  const isWide = width > 700
  const sideSpace = isWide ? width * 0.07 : 14
  const tallest = rows > 3 ? 1.04 : isWide ? 1.1 : 1.26
  const wide = Math.min((width - sideSpace * 2) / columns, room / rows / 0.86)
  const high = Math.min(wide * tallest, room / rows)
  const spare = room - high * rows
  const titleSpace = spare > 84 ? Math.min(110, spare * 0.6) : 0
  const top = stripSpace + signSpace + titleSpace + (spare - titleSpace) / 2
  return {
    left: (width - wide * columns) / 2,
    top,
    wide,
    high,
    columns,
    rows,
    symbolSize: Math.min(wide, high) * 0.97,
    signY: top - signSpace / 2 - 3,
    sumY: top + high * rows + sumSpace / 2,
    titleY: titleSpace > 0 ? top - signSpace - titleSpace / 2 + 4 : null,
  }
}

/** Cells count down the first reel, then the second … */
export function centreOf({ left, top, wide, high, rows }: Field, cell: number) {
  return {
    x: left + (Math.floor(cell / rows) + 0.5) * wide,
    y: top + ((cell % rows) + 0.5) * high,
  }
}
