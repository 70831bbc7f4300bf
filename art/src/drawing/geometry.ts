import { fixed } from './svg.ts'

/** A third value of 1 makes the point a hard corner of a spline. */
export type Point = readonly [x: number, y: number, corner?: number]
export type Pair = [number, number]
export type Vertex = [number, number, number]

export type SplineSample = {
  x: number
  y: number
  /** Tangent, then normal. */
  tx: number
  ty: number
  nx: number
  ny: number
  /** Heading in degrees. */
  a: number
  /** Share of the way along, 0 to 1. */
  t: number
}

/** Half the width at each share of the way: a function, or [start, end]. */
export type RibbonWidth = readonly [number, number] | ((t: number) => number)

const roundness = 0.5523

export const lerp = (from: number, to: number, share: number): number => from + (to - from) * share

export const times = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** '0,-158 70,-152 200,4,1' is three points, the last one a corner. */
export const points = (list: string): Point[] =>
  list.split(' ').map((entry) => {
    const [x, y, corner] = entry.split(',').map(Number)
    return corner ? [x, y, corner] : [x, y]
  })

export const point = ([x, y]: Point): string => `${fixed(x)} ${fixed(y)}`

export const polar = (radius: number, degrees: number, cx = 0, cy = 0): Pair => [
  cx + radius * Math.cos((degrees * Math.PI) / 180),
  cy + radius * Math.sin((degrees * Math.PI) / 180),
]

export const polyline = (list: readonly Point[], close = false): string =>
  `M${list.map(point).join('L')}${close ? 'Z' : ''}`

/** Catmull-Rom spline through all points. */
export function spline(list: readonly Point[], close = true, tension = 1): string {
  const pick = picker(list, close)
  const spans = close ? list.length : list.length - 1
  const curves = times(spans, (index) =>
    curve(pick(index - 1), pick(index), pick(index + 1), pick(index + 2), tension / 6),
  )
  return `M${point(list[0])}${curves.join('')}${close ? 'Z' : ''}`
}

/** Closed spline from its right half, listed from top to bottom. */
export function mirroredSpline(half: readonly Point[], tension?: number): string {
  const left = half
    .filter(([x]) => Math.abs(x) > 0.01)
    .map(([x, y, corner]): Point => [-x, y, corner])
    .toReversed()
  return spline([...half, ...left], true, tension)
}

export function sampleSpline(list: readonly Point[], count = 60): SplineSample[] {
  const pick = picker(list, false)
  const spans = list.length - 1
  const places = times(count + 1, (index): Pair => {
    const reach = (index / count) * spans
    const start = Math.min(spans - 1, Math.floor(reach))
    const near = [pick(start - 1), pick(start), pick(start + 1), pick(start + 2)] as const
    return [catmullRom(near, 0, reach - start), catmullRom(near, 1, reach - start)]
  })
  return places.map(([x, y], index) => {
    const next = places[Math.min(count, index + 1)]
    const last = places[Math.max(0, index - 1)]
    const dx = next[0] - last[0]
    const dy = next[1] - last[1]
    const length = Math.hypot(dx, dy) || 1
    const heading = { tx: dx / length, ty: dy / length, nx: -dy / length, ny: dx / length }
    return { x, y, ...heading, a: (Math.atan2(dy, dx) * 180) / Math.PI, t: index / count }
  })
}

/** A band of changing width around a spine. */
export function ribbon(spine: readonly Point[], width: RibbonWidth, count = 40): string {
  const half = typeof width === 'function' ? width : (t: number) => lerp(width[0], width[1], t)
  const samples = sampleSpline(spine, count)
  const side = (sign: 1 | -1) =>
    samples.map(({ x, y, nx, ny, t }): Pair => [x + sign * nx * half(t), y + sign * ny * half(t)])
  return polyline([...side(1), ...side(-1).toReversed()], true)
}

export const polygon = (sides: number, radius: number, start = -90, cx = 0, cy = 0): string =>
  polyline(
    times(sides, (index) => polar(radius, start + (index * 360) / sides, cx, cy)),
    true,
  )

export const star = (
  rays: number,
  outer: number,
  inner: number,
  start = -90,
  cx = 0,
  cy = 0,
): string =>
  polyline(
    times(rays * 2, (index) =>
      polar(index % 2 ? inner : outer, start + (index * 180) / rays, cx, cy),
    ),
    true,
  )

/** An ellipse as four curves, so that warps and mirrors can bend it. */
export function circlePath(cx: number, cy: number, rx: number, ry = rx): string {
  const [left, right, top, bottom] = [cx - rx, cx + rx, cy - ry, cy + ry]
  const [kx, ky] = [rx * roundness, ry * roundness]
  const arc = (...list: Pair[]) => `C${list.map(point).join(' ')}`
  return [
    `M${point([left, cy])}`,
    arc([left, cy - ky], [cx - kx, top], [cx, top]),
    arc([cx + kx, top], [right, cy - ky], [right, cy]),
    arc([right, cy + ky], [cx + kx, bottom], [cx, bottom]),
    arc([cx - kx, bottom], [left, cy + ky], [left, cy]),
    'Z',
  ].join('')
}

export function roundedRect(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): string {
  const [right, bottom] = [x + width, y + height]
  const turn = (...list: Pair[]) => `Q${list.map(point).join(' ')}`
  return [
    `M${point([x + radius, y])}`,
    `H${fixed(right - radius)}${turn([right, y], [right, y + radius])}`,
    `V${fixed(bottom - radius)}${turn([right, bottom], [right - radius, bottom])}`,
    `H${fixed(x + radius)}${turn([x, bottom], [x, bottom - radius])}`,
    `V${fixed(y + radius)}${turn([x, y], [x + radius, y])}`,
    'Z',
  ].join('')
}

export function roundedPolygon(corners: readonly Point[], radius: number): string {
  const count = corners.length
  const turns = corners.map((corner, index) => {
    const before = corners[(index + count - 1) % count]
    const after = corners[(index + 1) % count]
    const back: Pair = [before[0] - corner[0], before[1] - corner[1]]
    const ahead: Pair = [after[0] - corner[0], after[1] - corner[1]]
    const [l1, l2] = [Math.hypot(...back), Math.hypot(...ahead)]
    const cut = Math.min(radius, l1 / 2, l2 / 2)
    const start: Pair = [corner[0] + (back[0] / l1) * cut, corner[1] + (back[1] / l1) * cut]
    const end: Pair = [corner[0] + (ahead[0] / l2) * cut, corner[1] + (ahead[1] / l2) * cut]
    return `${index ? 'L' : 'M'}${point(start)}Q${point(corner)} ${point(end)}`
  })
  return `${turns.join('')}Z`
}

/** Turns about x, then y, then z, in degrees. */
export function rotate3(vertex: Vertex, ax: number, ay: number, az: number): Vertex {
  const [rx, ry, rz] = [(ax * Math.PI) / 180, (ay * Math.PI) / 180, (az * Math.PI) / 180]
  let [x, y, z] = vertex
  ;[y, z] = [y * Math.cos(rx) - z * Math.sin(rx), y * Math.sin(rx) + z * Math.cos(rx)]
  ;[x, z] = [x * Math.cos(ry) + z * Math.sin(ry), -x * Math.sin(ry) + z * Math.cos(ry)]
  ;[x, y] = [x * Math.cos(rz) - y * Math.sin(rz), x * Math.sin(rz) + y * Math.cos(rz)]
  return [x, y, z]
}

const picker = (list: readonly Point[], close: boolean) => (index: number) =>
  close
    ? list[(index + list.length) % list.length]
    : list[Math.max(0, Math.min(list.length - 1, index))]

function curve(before: Point, from: Point, to: Point, after: Point, pull: number): string {
  const leave: Pair = from[2]
    ? [from[0] + (to[0] - from[0]) * pull * 1.6, from[1] + (to[1] - from[1]) * pull * 1.6]
    : [from[0] + (to[0] - before[0]) * pull, from[1] + (to[1] - before[1]) * pull]
  const arrive: Pair = to[2]
    ? [to[0] - (to[0] - from[0]) * pull * 1.6, to[1] - (to[1] - from[1]) * pull * 1.6]
    : [to[0] - (after[0] - from[0]) * pull, to[1] - (after[1] - from[1]) * pull]
  return `C${point(leave)} ${point(arrive)} ${point(to)}`
}

function catmullRom([p, q, r, s]: readonly [Point, Point, Point, Point], axis: 0 | 1, t: number) {
  const [a, b, c, d] = [p[axis], q[axis], r[axis], s[axis]]
  return (
    0.5 *
    (2 * b +
      (-a + c) * t +
      (2 * a - 5 * b + 4 * c - d) * t * t +
      (-a + 3 * b - 3 * c + d) * t * t * t)
  )
}
