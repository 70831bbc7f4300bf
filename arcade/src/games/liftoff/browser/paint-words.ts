import { glow } from '../../../client/kit.ts'
import type { Brush } from '../../../client/stage.ts'
import { coinText, timesText } from '../../../client/amounts.ts'
import type { Flight, Seat } from './flight.ts'
import type { Areas, Box } from './paint.ts'
import { mostTimes, wonAt } from '../paytable.ts'
import type { labels } from '../texts.ts'

type Context = CanvasRenderingContext2D
type Words = (typeof labels)['th']
type Figures = { times: number; nowMs: number; words: Words }

/** The multiplier, or how long until it begins, in the middle of the sky. */
export function paintFigures(
  { context }: Brush,
  { sky }: Areas,
  flight: Flight,
  shown: Figures,
): void {
  const { times, nowMs, words } = shown
  const { x, y, size } = figureSpot(sky)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  if (flight.phase === 'lost') return say(context, words.connecting, x, y, '600 20px', '#c3bcd6')
  if (flight.phase === 'waiting') return paintWaiting(context, flight, { x, y, size, nowMs }, words)
  const isOver = flight.phase === 'over'
  const isTop = isOver && times >= mostTimes
  const ink = isTop ? '#43dba4' : isOver ? '#ff8a8a' : '#fff'
  const small = Math.max(18, size * 0.2)
  const end = isTop ? words.reached : words.burst
  if (isOver) say(context, end, x, y - size * 0.72, `600 ${small}px`, ink)
  say(context, `${(times / 100).toFixed(2)}×`, x, y, `700 ${size}px`, ink)
  const left = exitText(flight)
  if (left) say(context, `${words.out} ${left}`, x, y + size * 0.74, `700 ${small}px`, '#ffd97a')
}

/** The light behind the multiplier. */
export function paintHalo({ context }: Brush, { sky }: Areas, { phase }: Flight): void {
  if (phase !== 'running' && phase !== 'over') return
  const { x, y, size } = figureSpot(sky)
  context.save()
  context.translate(x, y)
  context.scale(2, 1)
  glow(context, 0, 0, size * 1.1, `rgb(${phase === 'over' ? '255 70 70' : '255 190 70'} / 0.3)`)
  context.restore()
}

/** Where the last flights ended, the newest first. */
export function paintPast({ context }: Brush, { sky }: Areas, past: number[]): void {
  context.font = '600 12px Anuphan, sans-serif'
  context.textBaseline = 'middle'
  context.textAlign = 'left'
  let left = sky.left + 12
  for (const times of past) {
    const text = timesText(times)
    const width = context.measureText(text).width + 14
    if (left + width > sky.left + sky.width - 8) return
    context.fillStyle = 'rgb(40 36 57 / 0.7)'
    context.beginPath()
    context.roundRect(left, sky.top + 4, width, 22, 11)
    context.fill()
    context.fillStyle = times >= 1000 ? '#ffc95c' : times >= 200 ? '#b9aeff' : '#9b94b3'
    context.fillText(text, left + 7, sky.top + 16)
    left += width + 5
  }
}

/** Everybody aboard: who has left stands out. */
export function paintSeats(
  { context }: Brush,
  { list }: Areas,
  flight: Flight,
  words: Words,
): void {
  context.fillStyle = 'rgb(20 18 31 / 0.78)'
  context.beginPath()
  context.roundRect(list.left, list.top, list.width, list.height, 16)
  context.fill()
  context.textBaseline = 'middle'
  const head = list.top + 20
  context.font = '600 13px Anuphan, sans-serif'
  context.fillStyle = '#c3bcd6'
  context.textAlign = 'left'
  context.fillText(`${words.players} ${flight.seatCount}`, list.left + 14, head)
  context.textAlign = 'right'
  context.fillText(
    `${words.staked} ${coinText(flight.stakeSum)}`,
    list.left + list.width - 14,
    head,
  )
  const columns = list.width >= 330 ? 2 : 1
  const width = (list.width - 28 - (columns - 1) * 18) / columns
  const fit = Math.max(0, Math.floor((list.height - 42) / 24)) * columns
  for (const [at, seat] of flight.seats.slice(0, fit).entries()) {
    const left = list.left + 14 + (at % columns) * (width + 18)
    const top = list.top + 36 + Math.floor(at / columns) * 24
    paintSeat(context, { left, top, width, height: 24 }, seat, flight.phase === 'over')
  }
}

/** Where one left, and what that paid. */
function exitText({ owns }: Flight): string {
  const outs = owns.flatMap((own) => (own?.outAt ? [{ ...own, outAt: own.outAt }] : []))
  const won = outs.reduce((sum, { stakeAmount, outAt }) => sum + wonAt(stakeAmount, outAt), 0)
  const times = outs.map(({ outAt }) => timesText(outAt)).join(' · ')
  return outs.length > 0 ? `${times} +${coinText(won)}` : ''
}

/** In a low sky the words begin under the chips of past flights, and end above the ground. */
function figureSpot(sky: Box): { x: number; y: number; size: number } {
  const size = Math.max(28, Math.min(112, sky.width * 0.15, (sky.height - 51) / 1.46))
  const y = sky.top + Math.max(20 + sky.height * 0.3, 42 + size * 0.72)
  return { x: sky.left + sky.width / 2, y, size }
}

function paintWaiting(
  context: Context,
  { startsAtMs }: Flight,
  { x, y, size, nowMs }: { x: number; y: number; size: number; nowMs: number },
  words: Words,
): void {
  const leftMs = Math.max(0, startsAtMs - nowMs)
  say(context, words.waiting, x, y - size * 0.6, '600 18px', '#c3bcd6')
  say(context, (leftMs / 1000).toFixed(1), x, y + size * 0.1, `700 ${size * 0.8}px`, '#fff')
  const width = Math.min(260, size * 3)
  context.fillStyle = 'rgb(255 255 255 / 0.12)'
  bar(context, x - width / 2, y + size * 0.66, width)
  context.fillStyle = '#ffc342'
  bar(context, x - width / 2, y + size * 0.66, width * Math.min(1, leftMs / 7000))
}

function paintSeat(context: Context, { left, top, width }: Box, seat: Seat, isOver: boolean): void {
  const isOut = seat.outAt !== null
  const ink = isOut ? '#6fe0b0' : isOver ? '#8d86a3' : '#f7f4ff'
  const y = top + 12
  context.font = `${isOut ? 700 : 500} 13px Anuphan, sans-serif`
  context.fillStyle = ink
  context.textAlign = 'left'
  context.fillText(seat.name, left, y)
  context.fillText(isOut ? timesText(seat.outAt ?? 0) : isOver ? '✕' : '', left + 44, y)
  context.textAlign = 'right'
  const amount = isOut ? `+${coinText(seat.winAmount)}` : coinText(seat.stakeAmount)
  context.fillText(amount, left + width, y)
}

function say(
  context: Context,
  text: string,
  x: number,
  y: number,
  font: string,
  ink: string,
): void {
  context.font = `${font} Anuphan, sans-serif`
  context.fillStyle = ink
  context.fillText(text, x, y)
}

function bar(context: Context, left: number, top: number, width: number): void {
  context.beginPath()
  context.roundRect(left, top, Math.max(0, width), 6, 3)
  context.fill()
}
