type Context = CanvasRenderingContext2D
type Spot = { x: number; y: number; size: number }

const colours = ['#1d1830', '#d0263f', '#d0263f', '#1d1830']

/** Drawn, not typed: no font is sure to have the signs. `size` is the height. */
export function paintPip(context: Context, suit: number, { x, y, size }: Spot): void {
  context.save()
  context.translate(x, y)
  context.scale(size / 2, size / 2)
  context.fillStyle = colours[suit] ?? '#1d1830'
  context.beginPath()
  outlines[suit]?.(context)
  context.fill()
  context.restore()
}

const outlines: ((context: Context) => void)[] = [club, diamond, heart, spade]

function club(context: Context): void {
  for (const [x, y] of [
    [0, -0.5],
    [-0.5, 0.2],
    [0.5, 0.2],
  ] as const) {
    context.moveTo(x + 0.44, y)
    context.arc(x, y, 0.44, 0, Math.PI * 2)
  }
  context.rect(-0.2, -0.3, 0.4, 0.6)
  stem(context)
}

function diamond(context: Context): void {
  context.moveTo(0, -1)
  context.quadraticCurveTo(0.28, -0.4, 0.76, 0)
  context.quadraticCurveTo(0.28, 0.4, 0, 1)
  context.quadraticCurveTo(-0.28, 0.4, -0.76, 0)
  context.quadraticCurveTo(-0.28, -0.4, 0, -1)
}

function heart(context: Context): void {
  context.moveTo(0, 0.95)
  context.bezierCurveTo(-0.35, 0.5, -0.95, 0.15, -0.95, -0.38)
  context.bezierCurveTo(-0.95, -1, -0.2, -1.05, 0, -0.5)
  context.bezierCurveTo(0.2, -1.05, 0.95, -1, 0.95, -0.38)
  context.bezierCurveTo(0.95, 0.15, 0.35, 0.5, 0, 0.95)
}

function spade(context: Context): void {
  context.moveTo(0, -1)
  context.bezierCurveTo(0.3, -0.55, 0.92, -0.25, 0.92, 0.22)
  context.bezierCurveTo(0.92, 0.75, 0.25, 0.78, 0, 0.36)
  context.bezierCurveTo(-0.25, 0.78, -0.92, 0.75, -0.92, 0.22)
  context.bezierCurveTo(-0.92, -0.25, -0.3, -0.55, 0, -1)
  stem(context)
}

function stem(context: Context): void {
  context.moveTo(0, 0)
  context.quadraticCurveTo(-0.05, 0.8, -0.42, 1)
  context.lineTo(0.42, 1)
  context.quadraticCurveTo(0.05, 0.8, 0, 0)
}
