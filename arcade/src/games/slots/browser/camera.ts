import { clamp01, easeOut } from '../../../client/motion.ts'

/** What it looks at, in parts of the reels' width and height, and how near it is. */
export type Aim = { x: number; y: number; zoom: number }
export type Camera = { from: Aim; to: Aim; atMs: number }

/** Everything in sight. It only comes nearer than this: what lies beyond the rim is never seen. */
export const wide: Aim = { x: 0.5, y: 0.5, zoom: 1 }
const travelMs = 520

export function newCamera(): Camera {
  return { from: wide, to: wide, atMs: 0 }
}

/** Times are those of the show's clock. */
export function aim(camera: Camera, to: Aim, nowMs: number): void {
  Object.assign(camera, { from: viewOf(camera, nowMs), to, atMs: nowMs })
}

export function viewOf({ from, to, atMs }: Camera, nowMs: number): Aim {
  const share = easeOut(clamp01((nowMs - atMs) / travelMs))
  const between = (key: keyof Aim) => from[key] + (to[key] - from[key]) * share
  return { x: between('x'), y: between('y'), zoom: between('zoom') }
}

export function isTravelling({ from, to, atMs }: Camera, nowMs: number): boolean {
  return (from.zoom !== 1 || to.zoom !== 1) && nowMs - atMs < travelMs
}

/** The middle of these cells, counted down the first reel, then the second … */
export function middleOf(cells: Iterable<number>, columns: number, rows: number) {
  const all = [...cells]
  const mean = (place: (cell: number) => number) =>
    all.reduce((sum, cell) => sum + place(cell) + 0.5, 0) / Math.max(1, all.length)
  return { x: mean((cell) => Math.floor(cell / rows)) / columns, y: mean((c) => c % rows) / rows }
}
