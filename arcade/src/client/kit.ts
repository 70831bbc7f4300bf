/// <reference lib="dom" />

/** Symbols are drawn in a box from −50 to 50; everything is lit from above. */
export type Pen = CanvasRenderingContext2D
export type Draw = (pen: Pen) => void
export type Fill = string | [light: string, middle: string, dark: string]
type Spot = [x: number, y: number]

export function shape(d: string): Path2D {
  return new Path2D(d)
}

export function disc(x: number, y: number, wide: number, high = wide): Path2D {
  const path = new Path2D()
  path.ellipse(x, y, wide, high, 0, 0, Math.PI * 2)
  return path
}

export function plate(x: number, y: number, wide: number, high: number, round: number): Path2D {
  const path = new Path2D()
  path.roundRect(x - wide / 2, y - high / 2, wide, high, round)
  return path
}

/** A closed curve through all points, written "x,y x,y …". */
export function smooth(text: string): Path2D {
  const spots = spotsOf(text)
  const at = (index: number) => spots[(index + spots.length) % spots.length] ?? [0, 0]
  const path = new Path2D()
  path.moveTo(...at(0))
  for (let index = 0; index < spots.length; index++) {
    const [before, here, next, after] = [-1, 0, 1, 2].map((step) => at(index + step))
    if (!before || !here || !next || !after) continue
    path.bezierCurveTo(
      here[0] + (next[0] - before[0]) / 6,
      here[1] + (next[1] - before[1]) / 6,
      next[0] - (after[0] - here[0]) / 6,
      next[1] - (after[1] - here[1]) / 6,
      next[0],
      next[1],
    )
  }
  return path
}

export function polygon(spots: Spot[]): Path2D {
  const path = new Path2D()
  for (const spot of spots) path.lineTo(...spot)
  path.closePath()
  return path
}

/** Points on a circle, the first at the top. */
export function around(count: number, size: number, turn = 0): Spot[] {
  return Array.from({ length: count }, (_, at) => {
    const angle = ((at + turn) / count) * Math.PI * 2 - Math.PI / 2
    return [Math.cos(angle) * size, Math.sin(angle) * size]
  })
}

export function starOf(points: number, size: number, inner: number): Path2D {
  const outerSpots = around(points, size)
  const innerSpots = around(points, size * inner, 0.5)
  return polygon(outerSpots.flatMap((spot, at) => [spot, innerSpots[at] ?? spot]))
}

/** A glossy body: shadow below, light inside the upper edge, shade inside the lower one. */
export function puff(pen: Pen, path: Path2D, fill: Fill, options: Partial<Puff> = {}): void {
  const { edge = '', depth = 7, top = -46, bottom = 46, gloss = 0.55 } = options
  const unit = unitOf(pen)
  pen.save()
  pen.shadowColor = 'rgb(0 0 0 / 0.5)'
  pen.shadowBlur = 7 * unit
  pen.shadowOffsetY = 3 * unit
  pen.fillStyle = typeof fill === 'string' ? fill : shade(pen, fill, top, bottom)
  if (edge) {
    pen.strokeStyle = edge
    pen.lineWidth = 5
    pen.lineJoin = 'round'
    pen.stroke(path)
    pen.shadowColor = 'transparent'
  }
  pen.fill(path)
  pen.clip(path)
  const outside = new Path2D()
  outside.rect(-300, -300, 600, 600)
  outside.addPath(path)
  pen.fillStyle = '#000'
  inside(pen, outside, `rgb(0 0 0 / ${0.55 * Math.min(1, depth / 7)})`, depth * unit, -depth * unit)
  inside(pen, outside, `rgb(255 255 255 / ${gloss})`, depth * 0.7 * unit, depth * 0.75 * unit)
  pen.restore()
}
type Puff = { edge: string; depth: number; top: number; bottom: number; gloss: number }

/** Flat colour with no light of its own. */
export function flat(pen: Pen, path: Path2D, fill: string | CanvasGradient): void {
  pen.fillStyle = fill
  pen.fill(path)
}

export function line(pen: Pen, path: Path2D, colour: string, width: number): void {
  pen.strokeStyle = colour
  pen.lineWidth = width
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.stroke(path)
}

/** A soft light. */
export function glow(pen: Pen, x: number, y: number, size: number, colour: string): void {
  const light = pen.createRadialGradient(x, y, 0, x, y, size)
  light.addColorStop(0, colour)
  light.addColorStop(1, 'rgb(0 0 0 / 0)')
  pen.fillStyle = light
  pen.fillRect(x - size, y - size, size * 2, size * 2)
}

/** The small bright window every sweet and stone has. */
export function shine(pen: Pen, x: number, y: number, wide: number, high: number, turn = -0.5) {
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  const light = pen.createLinearGradient(0, -high, 0, high)
  light.addColorStop(0, 'rgb(255 255 255 / 0.95)')
  light.addColorStop(1, 'rgb(255 255 255 / 0.1)')
  flat(pen, disc(0, 0, wide, high), light)
  pen.restore()
}

export function shade(pen: Pen, fill: readonly string[], top: number, bottom: number) {
  const gradient = pen.createLinearGradient(0, top, 0, bottom)
  for (const [at, colour] of fill.entries()) {
    gradient.addColorStop(fill.length === 1 ? 0 : at / (fill.length - 1), colour)
  }
  return gradient
}

/** Thick, outlined letters, as on a sign. */
export function letters(pen: Pen, text: string, y: number, size: number, fill: Fill, edge: string) {
  pen.save()
  pen.font = `700 ${size}px Anuphan, sans-serif`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.lineJoin = 'round'
  const unit = unitOf(pen)
  pen.shadowColor = 'rgb(0 0 0 / 0.6)'
  pen.shadowBlur = size * 0.1 * unit
  pen.shadowOffsetY = size * 0.06 * unit
  pen.strokeStyle = edge
  pen.lineWidth = size * 0.2
  pen.strokeText(text, 0, y)
  pen.shadowColor = 'transparent'
  pen.fillStyle =
    typeof fill === 'string' ? fill : shade(pen, fill, y - size * 0.62, y + size * 0.5)
  pen.fillText(text, 0, y)
  pen.restore()
}

/** Between two colours, written #rrggbb. */
export function mix(from: string, to: string, share: number): string {
  const part = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) =>
    Math.round(part(from, at) + (part(to, at) - part(from, at)) * share)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${mixed.join('')}`
}

/** Shadows ignore the transform, so they are scaled by hand; mirrored pens count alike. */
function unitOf(pen: Pen): number {
  const { a, b } = pen.getTransform()
  return Math.hypot(a, b)
}

function inside(pen: Pen, outside: Path2D, colour: string, blur: number, offset: number): void {
  pen.shadowColor = colour
  pen.shadowBlur = blur
  pen.shadowOffsetY = offset
  pen.fill(outside, 'evenodd')
}

function spotsOf(text: string): Spot[] {
  return text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return [x, y]
  })
}
