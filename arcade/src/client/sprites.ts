/// <reference lib="dom" />
import type { Draw, Pen } from './kit.ts'

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

/** Each symbol is drawn once and then only copied: light and shadow cost more than all else. */
export function openSprites(symbols: Record<string, Draw>): Sprites {
  const kept = new Map<string, HTMLCanvasElement>()
  const draw = (symbol: string, pixels: number) => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = pixels
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('no canvas')
    pen.setTransform(pixels / box, 0, 0, pixels / box, pixels / 2, pixels / 2)
    symbols[symbol]?.(pen)
    return canvas
  }
  let keptPixels = 0
  return {
    paint(pen, symbol, x, y, size) {
      const wide = (size * box) / symbolUnits
      const { a, b } = pen.getTransform()
      const pixels = Math.max(16, Math.ceil(wide * Math.hypot(a, b)))
      // Letters that were drawn before their font was there are drawn again.
      if (keptPixels === 0) void document.fonts.ready.then(() => kept.clear())
      // Symbols grow for a moment when they win: no reason to draw them anew.
      if (keptPixels < pixels * 0.6 || keptPixels > pixels * 1.3) {
        kept.clear()
        keptPixels = pixels
      }
      const sprite = kept.get(symbol) ?? draw(symbol, keptPixels)
      kept.set(symbol, sprite)
      pen.drawImage(sprite, x - wide / 2, y - wide / 2, wide, wide)
    },
    picture(symbol, size) {
      const canvas = draw(symbol, Math.round(size * 2))
      canvas.className = 'symbol'
      return canvas
    },
  }
}
