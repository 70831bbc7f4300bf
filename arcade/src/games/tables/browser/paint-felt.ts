/// <reference lib="dom" />
import { coinText } from '../../../client/amounts.ts'
import { disc, flat, line, mix, plate } from '../../../client/kit.ts'
import type { Pen } from '../../../client/kit.ts'
import type { Brush } from '../../../client/stage.ts'
import type { Spot } from '../paytable.ts'
import { returnOf, shareOf } from '../paytable.ts'
import { chipsFor } from './chips.ts'
import type { Box, Pager } from './layout.ts'
import { middleOf } from './layout.ts'
import { words } from './words.ts'

export type Cell = {
  spot: Spot
  name: string
  of: number
  colour: string
  placed: number
  laid: number
  others: [players: number, amount: number] | undefined
  isFocused: boolean
  isWon: boolean
  isDim: boolean
}

export function paintSpot({ context: pen }: Brush, box: Box, cell: Cell): void {
  const [x, y] = middleOf(box)
  const path = plate(x, y, box.width, box.height, Math.min(14, box.height * 0.2))
  pen.globalAlpha = cell.isDim ? 0.5 : 1
  const light = pen.createLinearGradient(0, box.y, 0, box.y + box.height)
  light.addColorStop(0, mix(cell.colour, '#ffffff', 0.12))
  light.addColorStop(1, mix(cell.colour, '#000000', 0.35))
  flat(pen, path, light)
  const rim = cell.isWon ? '#ffd97a' : mix(cell.colour, '#ffffff', 0.45)
  line(pen, path, rim, cell.isWon ? 3.5 : 1.5)
  if (cell.isFocused) line(pen, plate(x, y, box.width + 4, box.height + 4, 14), '#ffffff', 2)
  const isRoomy = box.height > 66 && box.width > 60
  const isFlat = box.height < 33
  const name = { x, y: box.y + (isRoomy ? 18 : box.height * (isFlat ? 0.52 : 0.32)) }
  const size = isRoomy ? 17 : Math.min(16, box.height * (isFlat ? 0.5 : 0.36))
  write(pen, cell.name, name.x, name.y, box.width - 12, { size, weight: 700 })
  const stack = stackIn(box, cell)
  const free = besideStack(box, stack)
  const oddsAt = box.y + (isRoomy ? 37 : box.height * 0.7)
  // Odds half below a chip are read wrongly: where no room is left for them, there are none.
  const isCovered = !isRoomy && stack !== null && free === box
  if (!isFlat && !isCovered)
    write(pen, oddsText(cell.spot), isRoomy ? x : middleOf(free)[0], oddsAt, free.width - 6, {
      size: isRoomy ? 14 : Math.min(12, box.height * 0.3),
      colour: '#eaf3ee',
    })
  if (isRoomy) paintMore(pen, box, free, cell)
  pen.globalAlpha = 1
  if (stack) paintStack(pen, stack, cell)
}

/** Which part of the felt this is; a light where chips lie on another. */
export function paintPager(pen: Pen, { page, pages, back, on }: Pager, hasMore: boolean): void {
  for (const [box, sign] of [
    [back, '▲'],
    [on, '▼'],
  ] as const) {
    const [x, y] = middleOf(box)
    const path = plate(x, y, box.width, box.height, 12)
    flat(pen, path, 'rgb(4 14 20 / 0.72)')
    line(pen, path, hasMore ? '#ffd97a' : 'rgb(255 255 255 / 0.35)', hasMore ? 2.5 : 1.5)
    write(pen, sign, x, y - 7, box.width, { size: 15, weight: 700 })
    write(pen, `${page + 1}/${pages}`, x, y + 11, box.width, { size: 12, weight: 600 })
  }
}

const chipColours: Record<number, string> = {
  100: '#8f98a8',
  500: '#2f6fe0',
  1000: '#1d9a63',
  5000: '#d0263f',
  10_000: '#2a2438',
  50_000: '#8a3fe0',
}

/** Chips that are not bet yet have a broken rim. */
export function paintChip(
  pen: Pen,
  { x, y, size }: { x: number; y: number; size: number },
  amount: number,
  isLoose: boolean,
): void {
  const colour = chipColours[amount] ?? '#2f6fe0'
  flat(pen, disc(x, y + size * 0.12, size), 'rgb(0 0 0 / 0.45)')
  flat(pen, disc(x, y, size), colour)
  pen.setLineDash([size * 0.5, size * 0.42])
  line(pen, disc(x, y, size * 0.88), '#ffffff', size * 0.2)
  pen.setLineDash([])
  flat(pen, disc(x, y, size * 0.66), '#f6f2ff')
  if (isLoose) {
    pen.setLineDash([3, 3])
    line(pen, disc(x, y, size + 2.5), '#ffd97a', 1.5)
    pen.setLineDash([])
  }
}

/** What a bet pays besides itself, for each way it may win. */
export function oddsText({ endings }: Pick<Spot, 'endings'>): string {
  const wins = endings.filter(({ times }) => times > 100).map(({ times }) => (times - 100) / 100)
  return `${wins.join(' / ')} : 1`
}

type Style = { size: number; weight?: number; colour?: string }

export function write(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  width: number,
  { size, weight = 500, colour = '#ffffff' }: Style,
): void {
  const fontOf = (high: number) => `${weight} ${high}px Anuphan, sans-serif`
  pen.font = fontOf(size)
  // Smaller letters are read more easily than narrow ones, as far as that goes.
  const fit = width / pen.measureText(text).width
  if (fit < 1) pen.font = fontOf(Math.max(Math.min(size, 10), size * fit))
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillStyle = colour
  pen.fillText(text, x, y, width)
}

/** Where there is room: what the spot returns, and what others have on it. */
function paintMore(pen: Pen, box: Box, free: Box, { spot, of, others }: Cell): void {
  const share = `${words.returns} ${(shareOf(returnOf(spot, of)) * 100).toFixed(2)}%`
  if (box.height > 84) write(pen, share, middleOf(box)[0], box.y + 55, box.width - 12, { size: 12 })
  if (!others || others[0] === 0) return
  const told = `${words.players(others[0])} · ${coinText(others[1])}`
  const y = box.y + box.height - 11
  write(pen, told, middleOf(free)[0], y, free.width - 8, { size: 11, colour: '#dcebe3' })
}

type Stack = { x: number; y: number; size: number; isAside: boolean }

/** Chips lie in the middle where that is free, else in the corner. */
function stackIn(box: Box, { placed, laid }: Cell): Stack | null {
  if (placed + laid === 0) return null
  if (box.height > 104) {
    const size = Math.min(17, (box.height - 88) / 2, box.width * 0.3)
    return { x: middleOf(box)[0], y: box.y + (63 + box.height - 19) / 2, size, isAside: false }
  }
  const size = Math.min(17, box.height * 0.23, box.width * 0.3)
  const x = box.x + box.width - size - 3
  return { x, y: box.y + box.height - size - 3, size, isAside: true }
}

/** What chips in the corner leave to words; where that is too little they lie on them. */
function besideStack(box: Box, stack: Stack | null): Box {
  const width = box.width - (stack?.isAside ? stack.size * 2 + 2 : 0)
  return width < 40 ? box : { ...box, width }
}

function paintStack(pen: Pen, { x, y, size }: Stack, { placed, laid }: Cell): void {
  const chips = chipsFor(placed + laid).slice(0, 4)
  for (const [at, chip] of chips.toReversed().entries())
    paintChip(pen, { x, y: y - at * size * 0.22, size }, chip, laid > 0)
  const top = y - (chips.length - 1) * size * 0.22
  write(pen, shortText(placed + laid), x, top + 0.5, size * 1.5, {
    size: size * 0.78,
    weight: 700,
    colour: '#1b1426',
  })
}

function shortText(amount: number): string {
  const coins = amount / 100
  return coins >= 1000 ? `${Math.floor(coins / 100) / 10}k` : String(coins)
}
