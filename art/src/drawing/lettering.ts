import { existsSync, readFileSync } from 'node:fs'
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs'
import svgpath from 'svgpath'
import { decompress } from 'wawoff2'
import { type Pair, times } from './geometry.ts'
import { transform } from './path.ts'
import { fixed } from './svg.ts'

type Script = 'thai' | 'latin'
type Cubic = [Pair, Pair, Pair]
type Segment = readonly [command: string, ...values: number[]]

type Typeface = {
  font: Font
  unitsPerEm: number
}

export type Box = {
  x: number
  y: number
  width: number
  height: number
  bottom: number
}

const packages = new URL('../../node_modules/@fontsource/', import.meta.url)
const thai = /[\u0E00-\u0E7F]/
const typefaces = new Map<string, Promise<Typeface | undefined>>()
let lastLoad: Promise<unknown> = Promise.resolve()

export const isThai = (text: string): boolean => thai.test(text)

/** Outlines of a line of text on the baseline y = 0; the font reads 'kanit:800i'. */
export async function outline(text: string, font: string, size: number): Promise<string> {
  let x = 0
  let d = ''
  for (const run of runs(text)) {
    const { font: shaper, unitsPerEm } = await typeface(font, run.script)
    const scale = size / unitsPerEm
    for (const { glyph, dx, dy, advance } of shapeRun(shaper, run.text)) {
      const drawn = shaper.glyphToPath(glyph)
      if (drawn) {
        const placed = svgpath(drawn)
          .scale(scale, -scale)
          .translate(x + dx * scale, -dy * scale)
        d += placed.round(2).toString()
      }
      x += advance * scale
    }
  }
  return d
}

/** Outlines centred on a point, made smaller where they would be wider than `fit`. */
export async function centredText(
  text: string,
  font: string,
  size: number,
  x = 0,
  y = 0,
  fit?: number,
): Promise<string> {
  const d = await outline(text, font, size)
  const box = bounds(d)
  const scale = fit ? Math.min(1, fit / box.width) : 1
  return transform(d, {
    x: x - (box.x + box.width / 2) * scale,
    y: y - (box.y + box.height / 2) * scale,
    s: scale,
  })
}

export function warp(d: string, bend: (x: number, y: number) => Pair): string {
  return shortCurves(d)
    .map(([command, ...values]) => {
      const bent = pairs(values).map(([x, y]) => bend(x, y))
      return command + bent.map(([x, y]) => `${fixed(x)} ${fixed(y)} `).join('')
    })
    .join('')
}

export function bounds(d: string): Box {
  const all = shortCurves(d).flatMap(([, ...values]) => pairs(values))
  const [x, y] = [Math.min(...all.map((pair) => pair[0])), Math.min(...all.map((pair) => pair[1]))]
  const right = Math.max(...all.map((pair) => pair[0]))
  const bottom = Math.max(...all.map((pair) => pair[1]))
  return { x, y, width: right - x, height: bottom - y, bottom }
}

function runs(text: string): { script: Script; text: string }[] {
  const list: { script: Script; text: string }[] = []
  for (const letter of text) {
    const script = isThai(letter) ? 'thai' : 'latin'
    const last = list.at(-1)
    if (last?.script === script) last.text += letter
    else list.push({ script, text: letter })
  }
  return list
}

function shapeRun(font: Font, text: string) {
  const buffer = new Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const positions = buffer.getGlyphPositions()
  return buffer.getGlyphInfos().map(({ codepoint: glyph }, index) => {
    const { xOffset: dx, yOffset: dy, xAdvance: advance } = positions[index]
    return { glyph, dx, dy, advance }
  })
}

async function typeface(font: string, script: Script): Promise<Typeface> {
  const [family, face = '400'] = font.split(':')
  const style = face.endsWith('i') ? 'italic' : 'normal'
  const weight = face.replace('i', '')
  const file = (name: Script) => `${family}/files/${family}-${name}-${weight}-${style}.woff2`
  const found = (await load(file(script))) ?? (await load(file('latin')))
  if (!found) throw new Error(`no font file for ${font} (${script})`)
  return found
}

function load(file: string): Promise<Typeface | undefined> {
  const known = typefaces.get(file)
  if (known) return known
  // wawoff2 is not re-entrant: fonts are decoded strictly one after another.
  const loading = lastLoad.then(() => decode(new URL(file, packages)))
  typefaces.set(file, loading)
  lastLoad = loading
  return loading
}

async function decode(file: URL): Promise<Typeface | undefined> {
  if (!existsSync(file)) return undefined
  const bytes = await decompress(readFileSync(file))
  const face = new Face(new Blob(bytes), 0)
  return { font: new Font(face), unitsPerEm: face.upem }
}

const pairs = (values: readonly number[]): Pair[] =>
  times(Math.floor(values.length / 2), (index) => [values[index * 2], values[index * 2 + 1]])

/** Every segment as short cubics, so that a warp bends straight lines too. */
function shortCurves(d: string): Segment[] {
  const segments: Segment[] = []
  let here: Pair = [0, 0]
  let start: Pair = here
  svgpath(d)
    .abs()
    .unshort()
    .unarc()
    .iterate(([command, ...values]) => {
      if (command === 'M') {
        start = here = pairs(values)[0]
        segments.push(['M', ...here])
      } else if (command === 'Z') {
        segments.push(['Z'])
        here = start
      } else {
        const curve = cubic(command, values, here)
        const end = curve[2]
        const long = Math.hypot(end[0] - here[0], end[1] - here[1]) > 30
        segments.push(...halve(here, curve, long ? 2 : 1))
        here = end
      }
    })
  return segments
}

function cubic(command: string, values: number[], from: Pair): Cubic {
  const [first, second, third] = pairs(values)
  if (command === 'C') return [first, second, third]
  if (command === 'Q') return [towards(from, first), towards(second, first), second]
  const to: Pair =
    command === 'H'
      ? [values[0], from[1]]
      : command === 'V'
        ? [from[0], values[0]]
        : [values[0], values[1]]
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  return [
    [from[0] + dx / 3, from[1] + dy / 3],
    [from[0] + (dx * 2) / 3, from[1] + (dy * 2) / 3],
    to,
  ]
}

const towards = (from: Pair, to: Pair): Pair => [
  from[0] + ((to[0] - from[0]) * 2) / 3,
  from[1] + ((to[1] - from[1]) * 2) / 3,
]

function halve(from: Pair, [b, c, to]: Cubic, depth: number): Segment[] {
  if (!depth) return [['C', ...b, ...c, ...to]]
  const [ab, bc, cd] = [middle(from, b), middle(b, c), middle(c, to)]
  const [left, right] = [middle(ab, bc), middle(bc, cd)]
  const split = middle(left, right)
  return [...halve(from, [ab, left, split], depth - 1), ...halve(split, [right, cd, to], depth - 1)]
}

const middle = (a: Pair, b: Pair): Pair => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
