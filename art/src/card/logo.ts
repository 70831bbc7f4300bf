import svgpath from 'svgpath'
import type { LetterFill, Logo, LogoLine } from '../descriptor.ts'
import { darken, mix } from '../drawing/colour.ts'
import { bounds, isThai, outline, warp } from '../drawing/lettering.ts'
import { blur, lit } from '../drawing/lighting.ts'
import { type Doc, group, path } from '../drawing/svg.ts'

type Row = {
  d: string
  scale: number
  height: number
}

const centre = { x: 300, y: 672 }
const room = { width: 540, height: 226, row: 150 }
const extrusion = 12
const round = { strokeLinejoin: 'round' }

const fills: Record<LetterFill, readonly string[]> = {
  gold: ['#fffbe0', '#ffe27a .3', '#f6a91b .5', '#c46a06 .52', '#ffc53d .75', '#fff0a8'],
  fire: ['#fffcd6', '#ffe14d .3', '#ff8a1e .62', '#e01f1f'],
  ice: ['#ffffff', '#d5f6ff .35', '#62c8ff .55', '#1668d8 .57', '#5fc4ff .8', '#e2fbff'],
  jade: ['#f5fff0', '#b6f7b2 .35', '#35c46f .54', '#0b6b46 .56', '#3ed48a .8', '#d8ffd9'],
  candy: ['#ffffff', '#ffd9ef .35', '#ff7cc2 .62', '#e0348f'],
  violet: ['#ffffff', '#e5d1ff .35', '#a566ff .55', '#5a1fc4 .57', '#a36bff .82', '#f0deff'],
  steel: ['#ffffff', '#dfe6f2 .35', '#9aa8c2 .52', '#4d5a78 .54', '#aebbd4 .8', '#f6f9ff'],
  bone: ['#fffef2', '#f4e9c8 .5', '#cfae74'],
  neon: ['#ffffff', '#a8fff2 .4', '#27e6d0'],
  white: ['#ffffff', '#ffffff .5', '#dfe4ff'],
  ruby: ['#fff0ea', '#ffb3a1 .3', '#f2334a .54', '#8f0b2c .56', '#ef3d54 .82', '#ffc6b8'],
  lime: ['#fdffe0', '#e4ff6b .4', '#8fdc1f .7', '#3f9413'],
}

/** One or two lines of extruded, outlined and lit letters. */
export async function logo(D: Doc, { lines, fill, edge, edge2, ...bend }: Logo): Promise<string> {
  const rows: Row[] = []
  for (const line of lines) rows.push(await fit(line))
  const shapes = stack(rows, lines.some(({ text }) => isThai(text)) ? 20 : 8, bend)
  const all = shapes.join(' ')
  const inner = edge2 && path(all, { fill: edge2, stroke: edge2, strokeWidth: 8, ...round })
  return group([
    shadow(D, all),
    extrude(all, edge),
    inner ?? '',
    ...shapes.map((d) => face(D, d, fills[fill])),
  ])
}

/** Sizes a line to its share of the width; its letters hang from y = 0, centred on x = 0. */
async function fit({ text, font, fit: share = 1, maxH = room.row }: LogoLine): Promise<Row> {
  const d = await outline(text, font, 100)
  const { x, y, width, height } = bounds(d)
  const scale = Math.min((room.width * share) / width, maxH / height)
  const centred = svgpath(d)
    .translate(-x - width / 2, -y)
    .toString()
  return { d: centred, scale, height: height * scale }
}

function stack(rows: readonly Row[], gap: number, { arc = 0, skew = 0 }: Partial<Logo>): string[] {
  const height = rows.reduce((sum, row, index) => sum + row.height + (index ? gap : 0), 0)
  const scale = Math.min(1, room.height / height)
  let top = centre.y - (height * scale) / 2
  return rows.map((row) => {
    const size = row.scale * scale
    const d = svgpath(row.d).scale(size, size).translate(centre.x, top).round(2).toString()
    top += row.height * scale + gap * scale
    return bent(skew ? leaning(d, skew) : d, arc)
  })
}

const leaning = (d: string, skew: number): string =>
  svgpath(d).translate(-centre.x, -centre.y).skewX(-skew).translate(centre.x, centre.y).toString()

const bent = (d: string, arc: number): string =>
  arc
    ? warp(d, (x, y) => {
        const reach = (x - centre.x) / (room.width / 2)
        return [x, y + arc * (reach * reach) - arc * 0.4]
      })
    : d

const shadow = (D: Doc, d: string): string =>
  path(d, {
    fill: '#000',
    stroke: '#000',
    strokeWidth: 20,
    ...round,
    transform: `translate(0 ${extrusion + 8})`,
    filter: blur(D, 7),
    opacity: 0.6,
  })

function extrude(d: string, edge: string): string {
  const deep = darken(edge, 0.35)
  let out = ''
  for (let depth = extrusion; depth >= 0; depth -= 2) {
    out += path(d, {
      fill: depth ? deep : edge,
      stroke: depth ? mix(deep, edge, 1 - depth / extrusion) : edge,
      strokeWidth: 18,
      ...round,
      transform: depth ? `translate(0 ${depth})` : undefined,
    })
  }
  return out
}

/** The gradient runs over the whole row, so that all its letters share one horizon. */
function face(D: Doc, d: string, stops: readonly string[]): string {
  const { y, bottom } = bounds(d)
  return path(d, {
    fill: D.lin(...stops, { x1: 0, y1: y, x2: 0, y2: bottom, us: 1 }),
    filter: lit(D, 2.2, {
      rim: null,
      spec: 0.9,
      shine: 16,
      sh: 0,
      amb: 0.5,
      gain: 0.62,
      soft: 0.6,
    }),
  })
}
