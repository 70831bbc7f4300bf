/// <reference lib="dom" />
import type { Pen } from '../../../client/kit.ts'
import { disc, flat, plate } from '../../../client/kit.ts'
import { locale } from '../../../client/texts.ts'
import type { Box } from '../../tables/browser/layout.ts'
import type { MatchDay } from '../paytable.ts'
import { fixturesOf, slots, teams } from '../paytable.ts'
import { seasonOf, standingsOf } from './standings.ts'
import { words } from './words.ts'

type Day = {
  day: number
  outcome: MatchDay | null
  /** How much of the matches has been told. */
  share: number
  past: MatchDay[]
  chosen: number
}

/** The line above the matches: which day it is, and how long it takes bets. */
const headHeight = 34

export function dayClock({ x, y }: Box): { x: number; y: number; size: number } {
  return { x: x + 22, y: y + headHeight / 2, size: 13 }
}

/** The five matches of the day: who meets whom, then the score as it is told. */
export function paintDay(pen: Pen, scene: Box, picture: Day): void {
  const { day, outcome, share, past, chosen } = picture
  if (day === 0) return
  const standings = standingsOf(past, seasonOf(day))
  const all = [...fixturesOf(day).entries()]
  const minute = outcome ? `${Math.min(90, Math.floor(share * 90))}′` : ''
  // Where there is room for one line alone it is the match whose prices are below.
  const isTight = scene.height < headHeight + 32
  const head = isTight ? 0 : headHeight
  const place = { x: isTight ? scene.x + 22 : scene.x + scene.width / 2, y: dayClock(scene).y }
  const title = isTight ? minute : [`${words.day} ${day}`, minute].filter(Boolean).join(' · ')
  const room = scene.height - head - 6
  const shown = room / all.length < 15 ? all.filter(([match]) => match === chosen) : all
  const high = Math.min(92, room / shown.length)
  for (const [row, [match, { home, away }]] of shown.entries()) {
    const y = scene.y + head + (row + 0.5) * high
    const line = { x: scene.x, y, width: scene.width, height: high }
    const told = { match, isChosen: match === chosen, ...scoreOf(outcome, match, share) }
    paintMatch(pen, line, told, [home, away], standings)
  }
  say(pen, title, place, { size: 15, weight: 700 })
}

/** A goal of a slot is told at this minute. */
export function minuteOf(slot: number): number {
  return ((slot + 0.6) * 90) / slots
}

/** The league's table of this season. */
export function paintTable(pen: Pen, scene: Box, past: MatchDay[], day: number): void {
  const standings = standingsOf(past, seasonOf(Math.max(1, day)))
  const high = Math.min(44, scene.height / (standings.length + 1))
  const columns = [0.06, 0.5, 0.64, 0.78, 0.96].map((share) => scene.x + scene.width * share)
  const [left = 0, played = 0, goals = 0, points = 0, form = 0] = columns
  const row = (y: number, texts: string[], weight: number) => {
    const [team = '', ...rest] = texts
    say(pen, team, { x: left, y }, { size: Math.min(15, high * 0.5), align: 'left', weight })
    for (const [at, x] of [played, goals, points].entries())
      say(pen, rest[at] ?? '', { x, y }, { size: Math.min(15, high * 0.48), weight })
    say(pen, rest[3] ?? '', { x: form, y }, { size: Math.min(13, high * 0.42), align: 'right' })
  }
  row(scene.y + high / 2, [words.team, words.played, words.goals, words.points, words.form], 700)
  for (const [place, one] of standings.entries()) {
    const y = scene.y + (place + 1.5) * high
    if (place % 2 === 0)
      flat(
        pen,
        plate(scene.x + scene.width / 2, y, scene.width - 4, high - 3, 6),
        'rgb(4 24 14 / 0.45)',
      )
    const { name } = teams[one.team] ?? { name: { th: '', en: '' } }
    row(
      y,
      [
        `${place + 1}. ${name[locale]}`,
        String(one.played),
        `${one.scored}:${one.conceded}`,
        String(one.points),
        one.form
          .slice(-5)
          .map((result) => words.results[result])
          .join(' '),
      ],
      500,
    )
  }
}

type Told = { match: number; isChosen: boolean; score: string; isFresh: boolean }
type Standings = ReturnType<typeof standingsOf>

function paintMatch(
  pen: Pen,
  line: Box,
  { match, isChosen, score, isFresh }: Told,
  [home, away]: [number, number],
  standings: Standings,
): void {
  const { x, y, width, height } = line
  const isNarrow = width < 340
  // A line so low has room for the names alone.
  const isLow = height < 24
  const size = Math.min(isNarrow ? 15 : width > 700 ? 26 : 20, height * (isLow ? 0.7 : 0.42))
  const middle = x + width / 2 - (isNarrow ? 8 : 0)
  const apart = size * 2.2
  const fill = isChosen ? 'rgb(255 217 122 / 0.2)' : 'rgb(4 24 14 / 0.5)'
  flat(pen, plate(x + width / 2, y, width - 8, height - 4, 8), fill)
  const place = { x: x + width - (isNarrow ? 13 : 18), y }
  say(pen, `${match + 1}`, place, { size: size * 0.9, colour: '#bfe0cc' })
  const look = { y, size, isNarrow, isLow }
  paintSide(pen, { ...look, x: middle - apart, side: -1 }, home, standings)
  paintSide(pen, { ...look, x: middle + apart, side: 1 }, away, standings)
  const colour = isFresh ? '#ffd97a' : '#ffffff'
  say(pen, score, { x: middle, y }, { size: size * 1.2, weight: 700, colour })
}

/** As much of a match as has been told; a goal is fresh for some minutes. */
function scoreOf(outcome: MatchDay | null, match: number, share: number) {
  if (!outcome) return { score: '–', isFresh: false }
  const minute = share * 90
  const sides = (outcome.goals[match] ?? [[], []]).map((goals) =>
    goals.map(minuteOf).filter((at) => at <= minute),
  )
  const latest = Math.max(-Infinity, ...sides.flat())
  const score = sides.map((goals) => goals.length).join(' – ')
  return { score, isFresh: share < 1 && minute - latest < 4 }
}

type Side = {
  x: number
  y: number
  size: number
  side: number
  isNarrow: boolean
  isLow: boolean
}
const nobody = { name: { th: '', en: '' }, short: '', colour: '#888888' }

function paintSide(
  pen: Pen,
  { x, y, size, side, isNarrow, isLow }: Side,
  team: number,
  standings: Standings,
): void {
  const { name, short, colour } = teams[team] ?? nobody
  flat(pen, disc(x, y, size * 0.42), colour)
  const align = side < 0 ? 'right' : 'left'
  const told = isNarrow ? short : name[locale]
  const place = { x: x + side * size * 0.9, y: isLow ? y : y - size * 0.22 }
  say(pen, told, place, { size, align })
  if (isLow) return
  const form = standings.find((one) => one.team === team)?.form.slice(-5) ?? []
  const results = form.map((one) => words.results[one]).join(' ')
  say(
    pen,
    results,
    { x: x + side * size * 0.9, y: y + size * 0.72 },
    { size: size * 0.62, align, colour: '#bfe0cc' },
  )
}

type Style = { size: number; weight?: number; colour?: string; align?: CanvasTextAlign }

function say(pen: Pen, text: string, { x, y }: { x: number; y: number }, style: Style): void {
  const { size, weight = 500, colour = '#ffffff', align = 'center' } = style
  pen.font = `${weight} ${size}px Anuphan, sans-serif`
  pen.textAlign = align
  pen.textBaseline = 'middle'
  pen.fillStyle = colour
  pen.fillText(text, x, y + 1)
}
