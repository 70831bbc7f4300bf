/// <reference lib="dom" />
import type { Pen } from '../../../client/kit.ts'
import { disc, flat, line, plate, shade } from '../../../client/kit.ts'
import { clamp01 } from '../../../client/motion.ts'
import type { Box } from './layout.ts'
import type { Laying } from './look.ts'
import type { DiePlace } from './paint-die.ts'

type Die = (pen: Pen, place: DiePlace, face: number) => void

/** Three dice on a dish, under a cup until they are told. */
export function paintShake(
  pen: Pen,
  scene: Box,
  size: number,
  laying: Laying<readonly number[]>,
  paintDie: Die,
): void {
  const [x, y] = [scene.x + scene.width / 2, scene.y + scene.height * 0.44]
  paintDish(pen, x, y, size)
  for (const [at, face] of (laying.outcome ?? []).entries()) {
    const lower = at === 1 ? -0.2 : 0.16
    paintDie(pen, { x: x + (at - 1) * size * 1.24, y: y + lower * size, size }, face)
  }
  paintCup(pen, { x, y, size, height: scene.height }, laying)
}

/** What dice are thrown on. */
function paintDish(pen: Pen, x: number, y: number, size: number): void {
  flat(pen, disc(x, y + size * 0.5, size * 2.7, size * 1.1), 'rgb(0 0 0 / 0.35)')
  const clay = shade(pen, ['#fff3d0', '#c99a4a'], y - size, y + size * 1.4)
  flat(pen, disc(x, y + size * 0.36, size * 2.6, size * 1.05), clay)
  line(pen, disc(x, y + size * 0.36, size * 2.1, size * 0.8), '#8a5a1c', 2)
}

/** A woven cup over the dice: it shakes, and is lifted when the throw is told. */
function paintCup(
  pen: Pen,
  place: { x: number; y: number; size: number; height: number },
  { outcome, share, nowMs }: Laying<unknown>,
): void {
  const { size, height } = place
  const lift = outcome === null ? 0 : clamp01(share * 1.6 - 0.5)
  if (lift >= 1) return
  const shaking = outcome !== null && lift === 0 ? Math.sin(nowMs / 28) * 4 : 0
  const [x, y] = [place.x + shaking, place.y - lift * height * 0.7]
  pen.globalAlpha = 1 - lift
  const cup = plate(x, y - size * 0.35, size * 4.2, size * 2.1, size * 0.95)
  flat(pen, cup, shade(pen, ['#e0a04a', '#a86a24', '#6a3a10'], y - size * 1.4, y + size * 0.7))
  for (const level of [-0.9, -0.45, 0, 0.45])
    line(pen, plate(x, y + (level - 0.2) * size, size * 4, 1, 1), 'rgb(70 34 6 / 0.45)', 2)
  line(pen, cup, '#5a300c', 2)
  pen.globalAlpha = 1
}
