/// <reference lib="dom" />
import { clamp01, easeBack, easeOut } from '../../../client/motion.ts'
import { coinText } from '../../../client/amounts.ts'
import type { Field } from './field.ts'
import type { Fill, Pen } from '../../../client/kit.ts'
import { letters } from '../../../client/kit.ts'
import type { Look } from './look.ts'

/** What is written around the reels; times are those of the show's clock. */
export type Signs = {
  title: string
  /** Left to right; one of them may be lit. */
  chips: { texts: string[]; lit: number }
  note: string
  sum: { from: number; to: number; atMs: number; isWon: boolean } | null
  /** A word over everything, between two scenes. */
  scene: { title: string; text: string; atMs: number } | null
}

export const countMs = 650
const golden: Fill = ['#fff6cf', '#ffd259', '#ef9a1a']

/** The name and the chips above the reels. */
export function paintSigns(pen: Pen, field: Field, look: Look, signs: Signs): void {
  const middle = middleOf(field)
  if (field.titleY !== null) paintTitle(pen, field, look, signs.title, middle)
  if (signs.chips.texts.length > 0) paintChips(pen, field, look, signs.chips, middle)
}

/** What was won, as it is counted up, and how. */
export function paintSum(pen: Pen, field: Field, signs: Signs, nowMs: number): void {
  const middle = middleOf(field)
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  const { sum } = signs
  if (sum && sum.to > 0) {
    const t = easeOut(clamp01((nowMs - sum.atMs) / countMs))
    const text = coinText(Math.round(sum.from + (sum.to - sum.from) * t))
    pen.save()
    pen.translate(middle, field.sumY - (signs.note ? 10 : 0))
    letters(
      pen,
      text,
      0,
      Math.min(32, field.wide * 0.42),
      sum.isWon ? golden : '#f0e9ff',
      '#2a1002',
    )
    pen.restore()
  }
  if (signs.note) paintNote(pen, signs.note, middle, field.sumY + (sum && sum.to > 0 ? 19 : 0))
}

export function paintScene(
  pen: Pen,
  { width, height }: { width: number; height: number },
  look: Look,
  scene: NonNullable<Signs['scene']>,
  nowMs: number,
): void {
  const t = clamp01((nowMs - scene.atMs) / 420)
  pen.fillStyle = `rgb(8 4 16 / ${0.66 * t})`
  pen.fillRect(0, 0, width, height)
  const size = Math.min(width / 8, 76)
  pen.save()
  pen.translate(width / 2, height / 2)
  const scale = 0.6 + 0.4 * easeBack(t)
  pen.scale(scale, scale)
  pen.globalAlpha = t
  letters(pen, scene.title, -size * 0.55, size, ['#fffbe0', look.accent, look.frame[2]], '#1d0802')
  letters(pen, scene.text, size * 0.5, size * 0.62, '#fffdf5', '#1d0802')
  pen.restore()
}

/** Whether a number is still counting or a word still coming. */
export function isCounting({ sum, scene }: Signs, nowMs: number): boolean {
  return (
    (sum !== null && nowMs - sum.atMs < countMs) || (scene !== null && nowMs - scene.atMs < 420)
  )
}

function middleOf({ left, wide, columns }: Field): number {
  return left + (wide * columns) / 2
}

function paintTitle(pen: Pen, field: Field, look: Look, title: string, middle: number): void {
  pen.save()
  pen.translate(middle, field.titleY ?? 0)
  const size = Math.min(50, (field.wide * field.columns) / (title.length * 0.62))
  letters(pen, title, 0, size, ['#fffdf0', look.accent, look.frame[2]], '#1b0a12')
  pen.restore()
}

function paintChips(
  pen: Pen,
  field: Field,
  look: Look,
  { texts, lit }: Signs['chips'],
  middle: number,
): void {
  const size = Math.max(15, Math.min(20, field.wide * 0.095))
  pen.font = `700 ${size}px Anuphan, sans-serif`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  const widths = texts.map((text) => pen.measureText(text).width + 22)
  let x = middle - (widths.reduce((sum, wide) => sum + wide, 0) + (texts.length - 1) * 6) / 2
  for (const [at, text] of texts.entries()) {
    const wide = widths[at] ?? 0
    const isLit = at === lit
    pen.fillStyle = isLit ? look.accent : 'rgb(10 6 20 / 0.72)'
    pen.shadowColor = look.accent
    pen.shadowBlur = isLit ? 18 : 0
    pen.beginPath()
    pen.roundRect(x, field.signY - size * 0.93, wide, size * 1.86, size)
    pen.fill()
    pen.shadowBlur = 0
    pen.fillStyle = isLit ? '#220d02' : '#efe8ff'
    pen.fillText(text, x + wide / 2, field.signY + 1)
    x += wide + 6
  }
}

/** On a dark pill: what is behind it may be fire or candy. */
function paintNote(pen: Pen, note: string, middle: number, y: number): void {
  pen.font = '500 13px Anuphan, sans-serif'
  const wide = pen.measureText(note).width + 20
  pen.fillStyle = 'rgb(10 6 20 / 0.66)'
  pen.beginPath()
  pen.roundRect(middle - wide / 2, y - 11, wide, 22, 11)
  pen.fill()
  pen.fillStyle = '#f7f2ff'
  pen.fillText(note, middle, y + 1)
}
