/// <reference lib="dom" />
import { timesText } from '../../../client/amounts.ts'
import type { Pen } from '../../../client/kit.ts'
import { disc, flat, glow, line, mix, polygon } from '../../../client/kit.ts'
import { locale } from '../../../client/texts.ts'
import type { Laying, TableLook } from '../../tables/browser/look.ts'
import { write } from '../../tables/browser/paint-felt.ts'
import { rim } from '../title.ts'

const words = {
  th: { stops: 'วงล้อหยุดที่' },
  en: { stops: 'The wheel stops at' },
}[locale]
const colours: Record<number, string> = {
  200: '#2a6fe8',
  400: '#16a06a',
  650: '#c9811a',
  1300: '#d0366a',
  2600: '#8a3fe0',
  5200: '#e8b820',
}
const colourOf = (field: number) => colours[rim[field] ?? 200] ?? '#2a6fe8'
const keys = Object.keys(colours).map((times) => `x${times}`)
const turns = 5

export const look: TableLook<number> = {
  cloth: ['#3a1a6a', '#1c0c44', '#0a0620'],
  rows: { tall: [keys.slice(0, 3), keys.slice(3)], wide: [keys] },
  colours: Object.fromEntries(
    Object.entries(colours).map(([times, colour]) => [`x${times}`, mix(colour, '#000000', 0.3)]),
  ),
  hasRoads: false,
  ring: 'corner',
  revealMs: 5_000,
  paint({ context: pen }, scene, laying) {
    const size = Math.min((scene.height - 12) * 0.46, scene.width * 0.4, 250)
    const [x, y] = [scene.x + scene.width / 2, scene.y + scene.height * 0.5 + 4]
    glow(pen, x, y, size * 1.35, 'rgb(190 80 255 / 0.35)')
    paintWheel(pen, x, y, size, turnOf(laying))
    flat(
      pen,
      polygon([
        [x - 10, y - size - 8],
        [x + 10, y - size - 8],
        [x, y - size + 14],
      ]),
      '#fff4c0',
    )
    const isOver = laying.outcome !== null && laying.share >= 1
    const told = isOver ? timesText(rim[laying.outcome ?? 0] ?? 0) : ''
    write(pen, told, x, y, size * 0.6, { size: size * 0.2, weight: 700 })
  },
  words: (field) => `${words.stops} ${timesText(rim[field] ?? 0)}`,
  mark: (field) => ({ text: String((rim[field] ?? 0) / 100), colour: colourOf(field) }),
}

/** The field drawn ends up under the mark; without one the wheel rests. */
function turnOf({ outcome, share }: Laying<number>): number {
  if (outcome === null) return 0
  const end = -((outcome + 0.5) / rim.length) * Math.PI * 2
  return end - (1 - share) * turns * Math.PI * 2
}

function paintWheel(pen: Pen, x: number, y: number, size: number, turn: number): void {
  const step = (Math.PI * 2) / rim.length
  for (const field of rim.keys()) {
    const from = turn + field * step - Math.PI / 2
    const path = new Path2D()
    path.moveTo(x, y)
    path.arc(x, y, size, from, from + step)
    path.closePath()
    flat(pen, path, colourOf(field))
    line(pen, path, 'rgb(10 4 30 / 0.55)', 1)
  }
  flat(pen, disc(x, y, size * 0.42), '#150a36')
  line(pen, disc(x, y, size * 0.42), '#ff6ae0', 3)
  line(pen, disc(x, y, size), '#8ae8ff', 4)
  // A lamp at every third field, as at a fair.
  for (let lamp = 0; lamp < rim.length; lamp += 3) {
    const angle = turn + lamp * step - Math.PI / 2
    flat(pen, disc(x + Math.cos(angle) * size, y + Math.sin(angle) * size, 2.4), '#ffffff')
  }
}
