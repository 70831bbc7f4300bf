import { lerp, type Pair, polyline, rotate3, times, type Vertex } from '../../drawing/geometry.ts'

type Panels = {
  /** Path data of the visible pentagons, and of the seams between all panels. */
  pentagons: string
  seams: string
}

const golden = (1 + Math.sqrt(5)) / 2
const signs = [1, -1]

/** The panels of a ball, bulged onto a sphere and seen from the front. */
export function ballPanels(radius: number): Panels {
  const corners = footballCorners().map(turn)
  const project = ([x, y]: Vertex): Pair => [x * radius, y * radius]
  const pentagons = icosahedronCorners()
    .map(turn)
    .filter((centre) => centre[2] > -0.25)
    .map((centre) => bulged(inOrder(nearest(corners, centre, 5), centre)).map(ontoFront))
  const seams = corners.flatMap((from, i) =>
    corners
      .slice(i + 1)
      .filter((to) => isSeam(from, to))
      .map((to) => arc(from, to, 7)),
  )
  return {
    pentagons: pentagons.map((outline) => polyline(outline.map(project), true)).join(''),
    seams: seams.map((line) => polyline(line.map(project))).join(''),
  }
}

function footballCorners(): Vertex[] {
  const corners: Vertex[] = []
  const add = (a: number, b: number, c: number) => {
    for (const s1 of signs)
      for (const s2 of signs)
        for (const s3 of signs) {
          const [x, y, z] = [a * s1, b * s2, c * s3]
          for (const corner of [
            [x, y, z],
            [z, x, y],
            [y, z, x],
          ] as Vertex[])
            if (!corners.some((known) => distance(known, corner) < 1e-6)) corners.push(corner)
        }
  }
  add(0, 1, 3 * golden)
  add(1, 2 + golden, 2 * golden)
  add(golden, 2, 2 * golden + 1)
  return corners
}

function icosahedronCorners(): Vertex[] {
  const corners: Vertex[] = []
  for (const s1 of signs)
    for (const s2 of signs)
      corners.push([0, s1, s2 * golden], [s1, s2 * golden, 0], [s2 * golden, 0, s1])
  return corners
}

const turn = (vertex: Vertex): Vertex => rotate3(unit(vertex), 24, -18, 12)

const nearest = (corners: readonly Vertex[], centre: Vertex, count: number): Vertex[] =>
  corners.toSorted((a, b) => dot(b, centre) - dot(a, centre)).slice(0, count)

/** Around the centre, anticlockwise. */
function inOrder(corners: readonly Vertex[], centre: Vertex): Vertex[] {
  const [first] = corners
  const u: Vertex = [first[0] - centre[0], first[1] - centre[1], first[2] - centre[2]]
  const w: Vertex = [
    centre[1] * u[2] - centre[2] * u[1],
    centre[2] * u[0] - centre[0] * u[2],
    centre[0] * u[1] - centre[1] * u[0],
  ]
  const angle = (corner: Vertex) => Math.atan2(dot(corner, w), dot(corner, u))
  return corners.toSorted((a, b) => angle(a) - angle(b))
}

const bulged = (corners: readonly Vertex[]): Vertex[] =>
  corners.flatMap((from, i) => arc(from, corners[(i + 1) % corners.length], 6))

/** `count` points of the sphere, each a sixth of the way further from one point to another. */
const arc = (from: Vertex, to: Vertex, count: number): Vertex[] =>
  times(count, (k) => {
    const between = (axis: 0 | 1 | 2) => lerp(from[axis], to[axis], k / 6)
    return unit([between(0), between(1), between(2)])
  })

/** What lies behind the horizon is pulled onto it. */
function ontoFront([x, y, z]: Vertex): Vertex {
  if (z >= 0) return [x, y, z]
  const length = Math.hypot(x, y)
  return [x / length, y / length, 0]
}

const isSeam = (a: Vertex, b: Vertex): boolean =>
  distance(a, b) < 0.42 && a[2] > -0.05 && b[2] > -0.05

const dot = (a: Vertex, b: Vertex): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

const distance = (a: Vertex, b: Vertex): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

function unit(vertex: Vertex): Vertex {
  const length = Math.hypot(...vertex)
  return [vertex[0] / length, vertex[1] / length, vertex[2] / length]
}
