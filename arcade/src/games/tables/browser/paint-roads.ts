/// <reference lib="dom" />
import type { Pen } from '../../../client/kit.ts'
import { disc, flat, line, plate, shape } from '../../../client/kit.ts'
import type { Box } from './layout.ts'
import type { PastMark } from './look.ts'
import { write } from './paint-felt.ts'
import type { Side } from './roads.ts'
import { beadRoad, bigRoad, eyeRoad } from './roads.ts'

const rows = 6
const paper = '#ece9f5'
const sideColours = ['#c81f37', '#1a5fd0']
const tieColour = '#11864f'

/** Past rounds, oldest first. With sides: bead and big road, or the three that follow from it. */
export function paintPast(pen: Pen, box: Box, marks: PastMark[], isDerived: boolean): void {
  const sides = marks.flatMap(({ side }) => (side === undefined ? [] : [side]))
  if (sides.length < marks.length || marks.length === 0) return paintRow(pen, box, marks)
  const cell = (box.height - 8) / rows
  if (isDerived) {
    const width = (box.width - 12) / 3
    for (const back of [1, 2, 3] as const)
      paintEyes(pen, { ...box, x: box.x + (back - 1) * (width + 6), width }, sides, back)
    return
  }
  const beadWidth = Math.min(box.width * 0.3, cell * 8)
  paintBeads(pen, { ...box, width: beadWidth }, marks, cell)
  const x = box.x + beadWidth + 6
  paintBig(pen, { ...box, x, width: box.x + box.width - x }, sides, cell)
}

function paintRow(pen: Pen, box: Box, marks: PastMark[]): void {
  const size = Math.min(17, box.height / 2 - 2)
  const fits = Math.floor(box.width / (size * 2 + 4))
  const shown = marks.slice(-fits)
  for (const [at, { text, colour }] of shown.entries()) {
    const x = box.x + size + at * (size * 2 + 4)
    const y = box.y + box.height / 2
    flat(pen, plate(x, y, size * 2, size * 2, 8), colour)
    const isLast = at === shown.length - 1
    line(pen, plate(x, y, size * 2, size * 2, 8), isLast ? '#ffffff' : '#ffffff44', isLast ? 2 : 1)
    write(pen, text, x, y, size * 1.8, { size: size * 0.86, weight: 700 })
  }
}

function paintBeads(pen: Pen, box: Box, marks: PastMark[], cell: number): void {
  sheet(pen, box)
  const beads = beadRoad(marks.map(({ side }) => side ?? null))
  const skip = skipOf(beads, box, cell)
  for (const [at, { column, row }] of beads.entries()) {
    if (column < skip) continue
    const { x, y } = spotIn(box, cell, column - skip, row)
    flat(pen, disc(x, y, cell * 0.44), marks[at]?.colour ?? tieColour)
    write(pen, marks[at]?.text ?? '', x, y + 0.5, cell, { size: cell * 0.5, weight: 700 })
  }
}

function paintBig(pen: Pen, box: Box, sides: Side[], cell: number): void {
  sheet(pen, box)
  const marks = bigRoad(sides)
  const skip = skipOf(marks, box, cell)
  for (const { column, row, side, ties } of marks) {
    if (column < skip) continue
    const { x, y } = spotIn(box, cell, column - skip, row)
    line(pen, disc(x, y, cell * 0.36), sideColours[side] ?? '', cell * 0.16)
    if (ties > 0) {
      const half = cell * 0.34
      line(pen, shape(`M${x - half} ${y + half}L${x + half} ${y - half}`), tieColour, cell * 0.13)
    }
  }
}

/** Open circles, dots and strokes, as players know them. */
function paintEyes(pen: Pen, box: Box, sides: Side[], back: 1 | 2 | 3): void {
  sheet(pen, box)
  const marks = eyeRoad(sides, back)
  const cell = (box.height - 8) / rows
  const skip = skipOf(marks, box, cell)
  for (const { column, row, isRed } of marks) {
    if (column < skip) continue
    const { x, y } = spotIn(box, cell, column - skip, row)
    const colour = (isRed ? sideColours[0] : sideColours[1]) ?? ''
    const half = cell * 0.3
    if (back === 1) line(pen, disc(x, y, half), colour, cell * 0.14)
    if (back === 2) flat(pen, disc(x, y, half), colour)
    if (back === 3)
      line(pen, shape(`M${x - half} ${y + half}L${x + half} ${y - half}`), colour, cell * 0.2)
  }
}

function sheet(pen: Pen, { x, y, width, height }: Box): void {
  flat(pen, plate(x + width / 2, y + height / 2, width, height, 10), paper)
}

/** The newest columns are the ones in sight. */
function skipOf(marks: readonly { column: number }[], box: Box, cell: number): number {
  const fits = Math.floor((box.width - 8) / cell)
  const used = Math.max(-1, ...marks.map(({ column }) => column)) + 1
  return Math.max(0, used - fits)
}

function spotIn(box: Box, cell: number, column: number, row: number) {
  return { x: box.x + 4 + (column + 0.5) * cell, y: box.y + 4 + (row + 0.5) * cell }
}
