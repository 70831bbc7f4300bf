/// <reference lib="dom" />
import type { Draw, Pen } from '../../../client/kit.ts'
import { flat, plate } from '../../../client/kit.ts'
import { clamp01, easeOut } from '../../../client/motion.ts'
import { openSprites as openSigns, symbolUnits } from '../../../client/sprites.ts'
import { catchOdds, largestTimes, species, speciesOf } from '../paytable.ts'
import type { SpeciesKey } from '../paytable.ts'
import type { Seen } from './aim.ts'
import type { Caught } from './effects.ts'
import { caughtMs } from './effects.ts'

type Sprite = { image: HTMLImageElement; isReady: boolean; scaled: Map<number, HTMLCanvasElement> }

/** The lobby's own fish, fetched once; until they are there a plain body stands for them. */
export function openSprites(wake: () => void): Map<SpeciesKey, Sprite> {
  return new Map(
    species.map(({ key }) => {
      const image = new Image()
      const sprite: Sprite = { image, isReady: false, scaled: new Map() }
      image.addEventListener('load', () => {
        sprite.isReady = true
        wake()
      })
      image.src = `/art/sea/${key}.webp`
      return [key, sprite]
    }),
  )
}
export type Sprites = ReturnType<typeof openSprites>

export type Pose = { flash: number; nowMs: number; isStill: boolean }

export function paintFish(
  context: CanvasRenderingContext2D,
  sprites: Sprites,
  seen: Seen,
  { flash, nowMs, isStill }: Pose,
): void {
  const { fish, x, y, reach, isFlipped, lean, show } = seen
  const beat = isStill ? 0 : Math.sin(nowMs / 130 + fish.id)
  const swims = fish.species !== 'koi' && fish.species !== 'kraken'
  context.save()
  context.globalAlpha = clamp01(show)
  context.translate(x + (flash > 0 && !isStill ? beat * 4 * flash : 0), y)
  context.rotate(lean)
  // A body that bends: it grows a little shorter and taller with every stroke of the tail.
  const bend = swims ? 0.035 * beat : 0.02 * beat
  context.scale((isFlipped ? -1 : 1) * (1 - bend), 1 + bend)
  paintBody(context, sprites, fish.species, reach)
  if (flash > 0) {
    context.globalCompositeOperation = 'lighter'
    context.globalAlpha = 0.55 * flash
    paintBody(context, sprites, fish.species, reach)
  }
  context.restore()
}

/** On its way into the purse of who caught it, or simply gone when another did. */
export function paintCaught(
  context: CanvasRenderingContext2D,
  sprites: Sprites,
  caught: Caught,
  nowMs: number,
): void {
  const t = clamp01((nowMs - caught.bornMs) / caughtMs)
  const way = caught.isOwn ? easeOut(Math.max(0, t - 0.25) / 0.75) : 0
  const { x, y, home, reach } = caught
  context.save()
  context.globalAlpha = caught.isOwn ? 1 - Math.max(0, t - 0.8) * 5 : 1 - t
  context.translate(x + (home.x - x) * way, y + (home.y - y) * way)
  context.rotate(t * (caught.isOwn ? 7 : 1.2))
  const size = caught.isOwn
    ? (1 + 0.25 * Math.sin(Math.min(1, t * 4) * Math.PI)) * (1 - 0.8 * way)
    : 1 - t
  context.scale(size, size)
  paintBody(context, sprites, caught.species, reach)
  context.restore()
}

/** What it is worth, below it; for the one aimed at also how likely it is caught. */
export function paintWorth(
  context: CanvasRenderingContext2D,
  { fish, x, y, reach, show }: Seen,
  isAimed: boolean,
): void {
  const foot = y + reach * (fish.species === 'kraken' ? 0.96 : 0.86)
  context.globalAlpha = clamp01(show)
  const sign = isAimed ? `${fish.species} aimed` : fish.species
  signs.paint(context, sign, x, foot + letterSize(fish.species) / 2 + 2.5, symbolUnits)
  context.globalAlpha = 1
}

/** One for each species, and one for when it is aimed at: words cost more than all they say. */
const signs = openSigns(
  Object.fromEntries(
    species.flatMap(({ key }): [string, Draw][] => [
      [key, (pen) => drawSign(pen, key, ['rgb(10 8 36 / 0.82)', '#ffffff'])],
      [`${key} aimed`, (pen) => drawSign(pen, key, ['#ffbf3a', '#2a1600'])],
    ]),
  ),
  {
    rooms: Object.fromEntries(
      species.flatMap(({ key }) => {
        const room = { wide: key === 'kraken' ? 108 : 52, high: letterSize(key) + 11 }
        return [
          [key, room],
          [`${key} aimed`, room],
        ]
      }),
    ),
  },
)

export function worthOf(key: SpeciesKey): string {
  const one = speciesOf(key)
  const [first] = one.values
  return one.values.length > 1 ? `×${first?.times}–${largestTimes(one)}` : `×${first?.times}`
}

export function chanceOf(key: SpeciesKey): string {
  const { ways, of } = catchOdds(speciesOf(key))
  return `${Number(((ways / of) * 100).toFixed(2))}%`
}

function drawSign(pen: Pen, key: SpeciesKey, [ground, ink]: [string, string]): void {
  const size = letterSize(key)
  pen.font = `700 ${size}px Anuphan, sans-serif`
  const wide = pen.measureText(worthOf(key)).width + 16
  flat(pen, plate(0, 0, wide, size + 9, 8), ground)
  pen.fillStyle = ink
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(worthOf(key), 0, 0.5)
}

function letterSize(key: SpeciesKey): number {
  return key === 'kraken' ? 15 : 13
}

/** Scaled once for each size: a phone then only copies it. */
function scaledTo({ image, scaled }: Sprite, width: number): HTMLCanvasElement {
  const side = Math.max(8, Math.round(width * Math.min(devicePixelRatio || 1, 2)))
  const known = scaled.get(side)
  if (known) return known
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const pen = canvas.getContext('2d')
  if (pen) {
    pen.imageSmoothingQuality = 'high'
    pen.drawImage(image, 0, 0, side, side)
  }
  if (scaled.size > 4) scaled.clear()
  scaled.set(side, canvas)
  return canvas
}

function paintBody(
  context: CanvasRenderingContext2D,
  sprites: Sprites,
  key: SpeciesKey,
  reach: number,
): void {
  const sprite = sprites.get(key)
  if (sprite?.isReady) {
    context.drawImage(scaledTo(sprite, reach * 2), -reach, -reach, reach * 2, reach * 2)
    return
  }
  context.fillStyle = '#8ab4ff'
  context.beginPath()
  context.ellipse(0, 0, reach * 0.8, reach * 0.5, 0, 0, Math.PI * 2)
  context.fill()
}
