/// <reference lib="dom" />
import type { Draw, Pen } from './kit.ts'
import { hasFont } from './letters.ts'

export type Sprites = {
  /** Centred on a place. */
  paint(pen: Pen, symbol: string, x: number, y: number, size: number): void
  /** A picture of its own, for the paytable. */
  picture(symbol: string, size: number): HTMLCanvasElement
}

/** A symbol that is painted this large has the units it was drawn in. */
export const symbolUnits = 108
/** Room for what shines or throws a shadow beyond the symbol itself. */
const box = 130
type Room = { wide: number; high: number }
const wholeBox: Room = { wide: box, high: box }

/** Of new symbols no more is drawn in one frame: between frames a finger is obeyed. */
const frameMs = 8

/**
 * Each symbol is drawn once and then only copied: light and shadow cost more than all else. What is
 * not drawn yet comes in one of the next frames, where those can be asked for with `wake`. Empty
 * dots are copied as well: what is small is given no more `rooms` than it fills.
 */
export function openSprites(
  symbols: Record<string, Draw>,
  { wake, rooms = {} }: { wake?: () => void; rooms?: Record<string, Room> } = {},
): Sprites {
  let kept = new Map<string, HTMLCanvasElement>()
  /** Of another size or in other letters: better than nothing. */
  let former = kept
  const hasTime = openBudget(frameMs)
  const scratch = document.createElement('canvas').getContext('2d')
  const forget = () => {
    former = new Map([...former, ...kept])
    kept = new Map()
  }
  const draw = (symbol: string, pixels: number) => {
    const canvas = document.createElement('canvas')
    const { wide, high } = rooms[symbol] ?? wholeBox
    canvas.width = Math.ceil((pixels * wide) / box)
    canvas.height = Math.ceil((pixels * high) / box)
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('no canvas')
    pen.setTransform(pixels / box, 0, 0, pixels / box, canvas.width / 2, canvas.height / 2)
    symbols[symbol]?.(pen)
    return canvas
  }
  let keptPixels = 0
  /** Those that are not seen yet, while nothing else is to be done: a first spin is smooth too. */
  const drawAhead = () => {
    const next = Object.keys(symbols).find((symbol) => !kept.has(symbol))
    if (next === undefined) return
    const sprite = draw(next, keptPixels)
    kept.set(next, sprite)
    // A browser puts off what is drawn until it is first copied.
    scratch?.drawImage(sprite, 0, 0, 1, 1)
    whenIdle(drawAhead)
  }
  return {
    paint(pen, symbol, x, y, size) {
      const wide = (size * box) / symbolUnits
      const { a, b } = pen.getTransform()
      const pixels = Math.max(16, Math.ceil(wide * Math.hypot(a, b)))
      if (keptPixels === 0 && !hasFont()) void document.fonts.ready.then(forget)
      // Symbols grow for a moment when they win, and a slow machine takes fewer dots for each: no
      // reason to draw them anew.
      if (keptPixels < pixels * 0.6 || keptPixels > pixels * 1.75) {
        forget()
        keptPixels = pixels
        if (wake) whenIdle(drawAhead)
      }
      if (!kept.has(symbol)) {
        if (!wake || hasTime()) kept.set(symbol, draw(symbol, keptPixels))
        else wake()
      }
      const sprite = kept.get(symbol) ?? former.get(symbol)
      const room = rooms[symbol] ?? wholeBox
      const [across, tall] = [(wide * room.wide) / box, (wide * room.high) / box]
      if (sprite) pen.drawImage(sprite, x - across / 2, y - tall / 2, across, tall)
    },
    picture(symbol, size) {
      const canvas = draw(symbol, Math.round(size * 2))
      canvas.className = 'symbol'
      return canvas
    },
  }
}

/** Whether there is time left in the present frame, from when it was first asked in it. */
function openBudget(budgetMs: number): () => boolean {
  let [frame, startedAtMs] = [-1, 0]
  return () => {
    const now = Number(document.timeline.currentTime)
    if (now !== frame) [frame, startedAtMs] = [now, performance.now()]
    return performance.now() - startedAtMs < budgetMs
  }
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work, 50)
}
