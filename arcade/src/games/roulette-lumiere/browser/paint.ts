/// <reference lib="dom" />
import type { Pen } from '../../../client/kit.ts'
import { disc, flat, glow, line, shade } from '../../../client/kit.ts'
import { locale } from '../../../client/texts.ts'
import type { Laying, TableLook } from '../../tables/browser/look.ts'
import { write } from '../../tables/browser/paint-felt.ts'
import type { Inner } from '../title.ts'
import { inner, innerKey, isRed, wheel } from '../title.ts'

const names = {
  th: {
    red: 'แดง',
    black: 'ดำ',
    green: 'เขียว',
    board: 'กระดาน',
    boards: { numbers: 'เลข', splits: '2 เลข', streets: '3 เลข', corners: '4 เลข', lines: '6 เลข' },
  },
  en: {
    red: 'red',
    black: 'black',
    green: 'green',
    board: 'Felt',
    boards: {
      numbers: 'All',
      splits: 'Split',
      streets: 'Street',
      corners: 'Corner',
      lines: 'Six',
    },
  },
}[locale]
const fills = { red: '#b81f36', black: '#1c1a26', green: '#11864f' }
const colourOf = (pocket: number) => (pocket === 0 ? 'green' : isRed(pocket) ? 'red' : 'black')

const row = (from: number, step: number, count: number) =>
  Array.from({ length: count }, (_, at) => `n${from + at * step}`)
const halves = ['low', 'even', 'red', 'black', 'odd', 'high']
const dozens = ['d1', 'd2', 'd3']

/** So many spots in a row, on a phone and where there is room. */
const columns: Record<Inner, [tall: number, wide: number]> = {
  splits: [6, 12],
  streets: [4, 7],
  corners: [4, 8],
  lines: [3, 6],
}

function boardOf(kind: Inner, count: number): string[][] {
  const keys = inner[kind].map(innerKey)
  return Array.from({ length: Math.ceil(keys.length / count) }, (_, at) =>
    keys.slice(at * count, (at + 1) * count),
  )
}

export const look: TableLook<number> = {
  cloth: ['#1f6a52', '#0f3d3c', '#0a1426'],
  rows: {
    tall: [
      ['n0', 'c1', 'c2', 'c3'],
      ...[1, 7, 13, 19, 25, 31].map((from) => row(from, 1, 6)),
      dozens,
      halves,
    ],
    wide: [
      ['n0', ...dozens],
      ...[3, 2, 1].map((from) => [...row(from, 3, 12), `c${from}`]),
      halves,
    ],
  },
  boards: {
    label: names.board,
    choices: Object.entries(names.boards).map(([value, label]) => ({ value, label })),
    rowsOf(value) {
      if (!(value in inner)) return null
      const kind = value as Inner
      const [tall, wide] = columns[kind]
      return { tall: boardOf(kind, tall), wide: boardOf(kind, wide) }
    },
  },
  colours: {
    ...Object.fromEntries(wheel.map((pocket) => [`n${pocket}`, fills[colourOf(pocket)]])),
    red: fills.red,
    black: fills.black,
  },
  hasRoads: false,
  ring: 'corner',
  revealMs: 5_200,
  paint({ context: pen }, scene, laying) {
    const size = Math.min((scene.height - 4) * 0.44, scene.width * 0.4, 230)
    const [x, y] = [scene.x + scene.width / 2, scene.y + scene.height * 0.5]
    glow(pen, x, y, size * 1.3, 'rgb(255 214 120 / 0.28)')
    paintWheel(pen, x, y, size, laying)
  },
  words: (pocket) => `${pocket} ${names[colourOf(pocket)]}`,
  mark: (pocket) => ({ text: String(pocket), colour: fills[colourOf(pocket)] }),
}

const step = (Math.PI * 2) / wheel.length

/** The ball goes against the wheel and comes to rest in its pocket, at the top. */
function paintWheel(pen: Pen, x: number, y: number, size: number, laying: Laying<number>): void {
  const { outcome, share } = laying
  const place = outcome === null ? 0 : wheel.indexOf(outcome)
  const turn = -(place + 0.5) * step - (1 - share) * 4 * Math.PI
  flat(pen, disc(x, y, size * 1.12), shade(pen, ['#8a5a2a', '#4a2a10'], y - size, y + size))
  for (const [at, pocket] of wheel.entries()) {
    const from = turn + at * step - Math.PI / 2
    const path = new Path2D()
    path.moveTo(x, y)
    path.arc(x, y, size, from, from + step)
    path.closePath()
    flat(pen, path, fills[colourOf(pocket)])
    line(pen, path, 'rgb(255 226 160 / 0.35)', 1)
    if (size > 70) paintNumber(pen, x, y, size, from + step / 2, pocket)
  }
  flat(pen, disc(x, y, size * 0.62), shade(pen, ['#2a5a4c', '#123029'], y - size, y + size))
  line(pen, disc(x, y, size * 0.62), '#ffd97a', 2)
  if (outcome === null) return
  const angle = -Math.PI / 2 + (1 - share) * 7 * Math.PI
  const away = size * (0.72 + (1 - share) * 0.32)
  const [ballX, ballY] = [x + Math.cos(angle) * away, y + Math.sin(angle) * away]
  flat(pen, disc(ballX, ballY, Math.max(3, size * 0.055)), '#ffffff')
  if (share < 1) return
  flat(pen, disc(x, y, size * 0.34), fills[colourOf(outcome)])
  write(pen, String(outcome), x, y + 1, size * 0.6, { size: size * 0.34, weight: 700 })
}

function paintNumber(pen: Pen, x: number, y: number, size: number, angle: number, pocket: number) {
  pen.save()
  pen.translate(x + Math.cos(angle) * size * 0.9, y + Math.sin(angle) * size * 0.9)
  pen.rotate(angle + Math.PI / 2)
  write(pen, String(pocket), 0, 0, 40, { size: size * 0.085, weight: 700 })
  pen.restore()
}
