import svgpath from 'svgpath'

/** Maps path data to itself or to its mirror image about x = 0. */
export type Mirror = (d: string) => string

export type Placement = {
  x?: number
  y?: number
  s?: number
  sx?: number
  sy?: number
  /** Degrees. */
  r?: number
  /** Centre of the turn and the scale. */
  ox?: number
  oy?: number
}

/**
 * Moves, turns and scales path data. Groups are not turned or mirrored instead, because the light
 * would turn with them.
 */
export function transform(
  d: string,
  { x = 0, y = 0, s = 1, sx = s, sy = s, r = 0, ox = 0, oy = 0 }: Placement,
): string {
  let moved = svgpath(d)
  if (ox || oy) moved = moved.translate(-ox, -oy)
  if (sx !== 1 || sy !== 1) moved = moved.scale(sx, sy)
  if (r) moved = moved.rotate(r)
  return moved
    .translate(x + ox, y + oy)
    .round(2)
    .toString()
}

export const flip: Mirror = (d) =>
  svgpath(d).abs().unshort().unarc().scale(-1, 1).round(2).toString()

/** Draws the right side, then the left. */
export const mirrored = (draw: (mirror: Mirror) => string): string => draw((d) => d) + draw(flip)

export const sideX = (mirror: Mirror, x: number): number => (mirror === flip ? -x : x)
