import { darken, lighten } from '../drawing/colour.ts'
import { point, polar, star, times } from '../drawing/geometry.ts'
import { circle, ellipse, fixed, group, path, rect, type Doc } from '../drawing/svg.ts'

export function chip(
  D: Doc,
  x: number,
  y: number,
  r: number,
  c: string,
  { tilt = 0.45, stack }: { tilt?: number; stack: number },
): string {
  const ry = r * (1 - tilt),
    th = r * 0.2
  let s = ''
  for (let i = 0; i < stack; i++) {
    const yy = y - i * th
    s +=
      ellipse(x, yy + th, r, ry, { fill: darken(c, 0.6) }) +
      rect(x - r, yy, r * 2, th, {
        fill: D.lin(darken(c, 0.6), lighten(c, 0.15) + ' .3', c + ' .6', darken(c, 0.65), { a: 0 }),
      })
    for (let k = 0; k < 5; k++) {
      const a = 20 + k * 35 + ((i * 13) % 20)
      const px = x + Math.cos((a * Math.PI) / 180) * r * 0.99,
        py = yy + Math.sin((a * Math.PI) / 180) * ry
      s += path(
        `M${fixed(px - r * 0.09)} ${fixed(py)}h${fixed(r * 0.18)}v${fixed(th)}h${fixed(-r * 0.18)}Z`,
        { fill: '#fff', opacity: 0.85 },
      )
    }
  }
  const yt = y - (stack - 1) * th
  const face = group(
    [
      circle(0, 0, r, { fill: D.lin(lighten(c, 0.3), c, darken(c, 0.3), { a: 70 }) }),
      ...times(8, (i) =>
        path(
          `M${point(polar(r, (i * 360) / 8 - 9))}L${point(polar(r, (i * 360) / 8 + 9))}L${point(polar(r * 0.76, (i * 360) / 8 + 9))}L${point(polar(r * 0.76, (i * 360) / 8 - 9))}Z`,
          { fill: '#fff' },
        ),
      ),
      circle(0, 0, r * 0.7, {
        fill: D.lin(darken(c, 0.25), lighten(c, 0.12)),
        stroke: '#fff',
        strokeWidth: r * 0.035,
      }),
      circle(0, 0, r * 0.58, {
        fill: 'none',
        stroke: '#ffe7a8',
        strokeWidth: r * 0.03,
        strokeDasharray: `${fixed(r * 0.1)} ${fixed(r * 0.08)}`,
      }),
      path(star(5, r * 0.36, r * 0.16), { fill: D.lin('#fff6cf', '#ffc64a') }),
    ],
    { transform: `translate(${fixed(x)} ${fixed(yt)}) scale(1 ${fixed(1 - tilt)}) rotate(0)` },
  )
  return group([
    s,
    face,
    path(
      `M${fixed(x - r * 0.7)} ${fixed(yt - ry * 0.5)}Q${fixed(x)} ${fixed(yt - ry * 1.2)} ${fixed(x + r * 0.55)} ${fixed(yt - ry * 0.72)}Q${fixed(x)} ${fixed(yt - ry * 0.95)} ${fixed(x - r * 0.7)} ${fixed(yt - ry * 0.5)}Z`,
      { fill: '#fff', opacity: 0.45 },
    ),
  ])
}
