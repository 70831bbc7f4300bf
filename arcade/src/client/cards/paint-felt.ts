import type { Brush } from '../stage.ts'

/** The cloth of a card table under a lamp; its colours from the middle to the rim. */
export function paintCloth({ context, width, height }: Brush, colours: string[]): void {
  const glow = context.createRadialGradient(width / 2, height, 20, width / 2, height, height)
  for (const [at, colour] of colours.entries()) {
    glow.addColorStop(at / (colours.length - 1), colour)
  }
  context.fillStyle = glow
  context.fillRect(0, 0, width, height)
}

/** Where a card will lie. */
export function paintPlace(
  { context }: Brush,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  context.beginPath()
  context.roundRect(x - width / 2, y - width * 0.7, width, width * 1.4, width * 0.1)
  context.fillStyle = 'rgb(0 0 0 / 0.16)'
  context.fill()
  context.strokeStyle = 'rgb(255 217 122 / 0.3)'
  context.lineWidth = 1.5
  context.stroke()
}
