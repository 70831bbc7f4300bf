/// <reference lib="dom" />
import type { Pen } from '../../../client/kit.ts'
import { disc, flat, line, mix, plate, puff, shade } from '../../../client/kit.ts'
import { locale } from '../../../client/texts.ts'
import { openSprites, symbolUnits } from '../../../client/sprites.ts'
import type { Box } from '../../tables/browser/layout.ts'
import type { Laying, TableLook } from '../../tables/browser/look.ts'
import { write } from '../../tables/browser/paint-felt.ts'
import type { Finish } from '../title.ts'
import { cars } from '../title.ts'

const words = {
  th: { from: 'อันดับ 1 →', wins: 'ชนะ', second: 'ที่สอง' },
  en: { from: 'First →', wins: 'wins', second: 'then' },
}[locale]
const numbers = cars.map((_, at) => at + 1)
const nameOf = (car: number) => `${car + 1} ${cars[car]?.name[locale] ?? ''}`
const half = (kind: string, from: number) => numbers.slice(from, from + 4).map((n) => `${kind}${n}`)
const rest = (first: number) => numbers.filter((n) => n !== first).map((n) => `f${first}${n}`)

export const look: TableLook<Finish> = {
  cloth: ['#2a4a5a', '#142a38', '#08131c'],
  rows: {
    tall: [half('w', 0), half('w', 4), half('p', 0), half('p', 4)],
    wide: [numbers.map((n) => `w${n}`), numbers.map((n) => `p${n}`)],
  },
  boards: {
    label: words.from,
    choices: [
      { value: '0', label: '★' },
      ...numbers.map((n) => ({ value: String(n), label: String(n) })),
    ],
    rowsOf(value) {
      if (value === '0') return null
      const spots = rest(Number(value))
      return { tall: [spots.slice(0, 4), spots.slice(4)], wide: [spots] }
    },
  },
  colours: Object.fromEntries(
    cars.flatMap(({ colour }, at) => {
      const shown = mix(colour, '#000000', 0.42)
      return [`w${at + 1}`, `p${at + 1}`, ...rest(at + 1)].map((key) => [key, shown])
    }),
  ),
  hasRoads: false,
  ring: 'line',
  revealMs: 8_000,
  paint({ context: pen }, scene, laying) {
    paintTrack(pen, scene, laying)
  },
  words: ([first = 0, second = 0]) =>
    `${nameOf(first)} ${words.wins}, ${words.second} ${nameOf(second)}`,
  mark: ([first = 0]) => ({ text: String(first + 1), colour: cars[first]?.colour ?? '#444444' }),
}

/** Half as high as a car, in the units of a symbol. */
const carUnits = 34
const sprites = openSprites(
  Object.fromEntries(cars.map((_, car) => [String(car), (pen: Pen) => drawCar(pen, car)])),
)

/** Eight lanes to a chequered line; the order is drawn before the first wheel turns. */
function paintTrack(pen: Pen, scene: Box, { outcome, share, nowMs }: Laying<Finish>): void {
  const high = scene.height - 10
  const box = { x: scene.x + 6, y: scene.y + 4, width: scene.width - 12, height: high }
  const lane = box.height / cars.length
  flat(
    pen,
    plate(box.x + box.width / 2, box.y + box.height / 2, box.width, box.height, 10),
    shade(pen, ['#4a4f5c', '#2c303a'], box.y, box.y + box.height),
  )
  for (let at = 1; at < cars.length; at++) {
    pen.setLineDash([10, 12])
    const path = new Path2D(`M${box.x} ${box.y + at * lane}H${box.x + box.width}`)
    line(pen, path, 'rgb(255 255 255 / 0.22)', 1.2)
  }
  pen.setLineDash([])
  const size = Math.min(lane * 0.42, 24)
  const finish = box.x + box.width - size * 3.4
  for (let square = 0; square < cars.length * 2; square++)
    for (const column of [0, 1])
      if ((square + column) % 2 === 0) {
        pen.fillStyle = '#f4f6fa'
        pen.fillRect(finish + column * 6, box.y + (square * lane) / 2, 6, lane / 2)
      }
  for (const car of cars.keys()) {
    const place = outcome === null ? -1 : outcome.indexOf(car)
    const ran = place < 0 ? 0 : ranOf(car, place, share)
    const x = box.x + size * 2 + ran * (finish - box.x - size * 2 + size * 2.2)
    paintCar(pen, { x, y: box.y + (car + 0.5) * lane, size }, car, share < 1 ? nowMs : 0)
    if (place >= 0 && share >= 1)
      write(pen, String(place + 1), box.x + size * 0.9, box.y + (car + 0.5) * lane, size * 2, {
        size: Math.min(15, lane * 0.6),
        weight: 700,
        colour: place < 2 ? '#ffd97a' : '#b8c0cc',
      })
  }
}

/** How far a car is: it sways on the way, and ends where its place says. */
function ranOf(car: number, place: number, share: number): number {
  const end = 1 - place * 0.055
  const sway = Math.sin(share * 9 + car * 1.7) * 0.05 * (1 - share) * Math.min(1, share * 6)
  return Math.max(0, end * share + sway)
}

function paintCar(
  pen: Pen,
  { x, y, size }: { x: number; y: number; size: number },
  car: number,
  nowMs: number,
): void {
  const bob = nowMs > 0 ? Math.sin(nowMs / 60 + car) * 0.6 : 0
  sprites.paint(pen, String(car), x, y + bob, (size / carUnits) * symbolUnits)
}

function drawCar(pen: Pen, car: number): void {
  const colour = cars[car]?.colour ?? '#888888'
  const size = carUnits
  for (const [wheelX, wheelY] of [
    [-0.95, -0.72],
    [-0.95, 0.72],
    [0.8, -0.72],
    [0.8, 0.72],
  ] as const)
    flat(pen, plate(wheelX * size, wheelY * size, size * 0.62, size * 0.34, 6), '#14161c')
  const fill: [string, string, string] = [
    mix(colour, '#ffffff', 0.45),
    colour,
    mix(colour, '#000000', 0.45),
  ]
  puff(pen, plate(-size * 1.35, 0, size * 0.4, size * 1.5, 6), fill, {
    depth: 4,
    top: -size,
    bottom: size,
  })
  puff(pen, plate(0, 0, size * 3, size * 0.9, size * 0.42), fill, {
    depth: 6,
    top: -size,
    bottom: size,
  })
  flat(pen, disc(size * 0.05, 0, size * 0.46), '#101420')
  write(pen, String(car + 1), size * 0.05, 2, size, { size: size * 0.66, weight: 700 })
}
