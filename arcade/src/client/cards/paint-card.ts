import { isRed, rankNames, rankOf, suitOf } from './faces.ts'
import { paintPip } from './pips.ts'

export type CardLook = {
  /** Null shows the back. */
  card: number | null
  /** 0 back, 1 face; in between the card is turning. */
  turn?: number
  isLit?: boolean
  isDim?: boolean
}

type Context = CanvasRenderingContext2D

/** A card around its own middle, `width` wide; the height is seven fifths of it. */
export function paintCard(
  context: Context,
  { x, y, width }: { x: number; y: number; width: number },
  { card, turn = 1, isLit = false, isDim = false }: CardLook,
): void {
  const height = width * 1.4
  const isFace = card !== null && turn > 0.5
  const squeeze = card === null ? 1 : Math.max(0.03, Math.abs(Math.cos(turn * Math.PI)))
  context.save()
  context.translate(x, y)
  context.scale(squeeze, 1)
  context.shadowColor = isLit ? 'rgb(255 196 66 / 0.95)' : 'rgb(0 0 0 / 0.5)'
  context.shadowBlur = isLit ? width * 0.28 : width * 0.14
  context.shadowOffsetY = isLit ? 0 : width * 0.06
  context.fillStyle = isFace ? faceFill(context, height) : backFill(context, height)
  plate(context, width, height)
  context.fill()
  context.shadowColor = 'transparent'
  if (card !== null && isFace) paintFace(context, card, width)
  else paintBack(context, width, height)
  if (isDim) {
    context.fillStyle = 'rgb(11 10 19 / 0.42)'
    plate(context, width, height)
    context.fill()
  }
  if (isLit) {
    context.strokeStyle = '#ffc342'
    context.lineWidth = Math.max(2, width * 0.035)
    plate(context, width, height)
    context.stroke()
  }
  context.restore()
}

function plate(context: Context, width: number, height: number): void {
  context.beginPath()
  context.roundRect(-width / 2, -height / 2, width, height, width * 0.1)
}

function faceFill(context: Context, height: number): CanvasGradient {
  const fill = context.createLinearGradient(0, -height / 2, 0, height / 2)
  fill.addColorStop(0, '#fffdf6')
  fill.addColorStop(1, '#e9e2d2')
  return fill
}

function backFill(context: Context, height: number): CanvasGradient {
  const fill = context.createLinearGradient(0, -height / 2, 0, height / 2)
  fill.addColorStop(0, '#4b3aa8')
  fill.addColorStop(1, '#241a5c')
  return fill
}

/** Big enough to be read on the smallest phone: one corner, one large pip. */
function paintFace(context: Context, card: number, width: number): void {
  const colour = isRed(card) ? '#d0263f' : '#1d1830'
  const name = rankNames[rankOf(card)] ?? ''
  context.fillStyle = colour
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.font = `700 ${width * 0.36}px Anuphan, sans-serif`
  context.fillText(name, -width * 0.29, -width * 0.46, width * 0.36)
  paintPip(context, suitOf(card), { x: -width * 0.29, y: -width * 0.16, size: width * 0.2 })
  paintPip(context, suitOf(card), { x: width * 0.12, y: width * 0.28, size: width * 0.52 })
  if (rankOf(card) >= 9 && rankOf(card) <= 11) paintCrown(context, width, rankOf(card))
}

/** Court cards wear something: a feather, a circlet, a crown. */
function paintCrown(context: Context, width: number, rank: number): void {
  const [x, y, size] = [width * 0.16, -width * 0.3, width * 0.2]
  context.strokeStyle = '#a86a00'
  context.fillStyle = '#f2b233'
  context.lineWidth = width * 0.018
  context.lineJoin = 'round'
  context.beginPath()
  const points = { 9: 1, 10: 2, 11: 3 }[rank] ?? 1
  context.moveTo(x - size, y + size * 0.6)
  for (let point = 0; point < points; point++) {
    const step = (size * 2) / points
    const left = x - size + point * step
    context.lineTo(left + step * (point === 0 ? 0 : 0.1), y - size * 0.1)
    context.lineTo(left + step / 2, y - size * 0.75)
    context.lineTo(left + step * 0.95, y - size * 0.1)
  }
  context.lineTo(x + size, y + size * 0.6)
  context.closePath()
  context.fill()
  context.stroke()
}

function paintBack(context: Context, width: number, height: number): void {
  context.strokeStyle = 'rgb(255 217 122 / 0.75)'
  context.lineWidth = Math.max(1, width * 0.018)
  context.beginPath()
  const inset = width * 0.08
  context.roundRect(
    -width / 2 + inset,
    -height / 2 + inset,
    width - inset * 2,
    height - inset * 2,
    width * 0.06,
  )
  context.stroke()
  context.strokeStyle = 'rgb(255 217 122 / 0.38)'
  context.beginPath()
  for (let petal = 0; petal < 8; petal++) {
    context.rotate(Math.PI / 4)
    context.moveTo(0, 0)
    context.quadraticCurveTo(width * 0.15, -width * 0.17, 0, -width * 0.34)
    context.quadraticCurveTo(-width * 0.15, -width * 0.17, 0, 0)
  }
  context.stroke()
}
