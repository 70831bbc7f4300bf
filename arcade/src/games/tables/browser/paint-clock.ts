/// <reference lib="dom" />
import type { Pen } from '../../../client/kit.ts'
import { disc, flat, line } from '../../../client/kit.ts'
import type { Box } from './layout.ts'
import type { Live } from './live.ts'
import { write } from './paint-felt.ts'

/** The seconds left to bet, and how much of the time that is. */
export function paintClock(
  pen: Pen,
  scene: Box,
  live: Live,
  { place, nowMs }: { place: 'middle' | 'corner'; nowMs: number },
): void {
  if (live.phase !== 'bets') return
  const size = Math.min(30, scene.height * 0.2, scene.width * 0.1)
  const x = place === 'middle' ? scene.x + scene.width / 2 : scene.x + size + 6
  const y = place === 'middle' ? scene.y + scene.height * 0.4 : scene.y + size + 6
  const leftMs = Math.max(0, live.closesAtMs - nowMs)
  const share = leftMs / Math.max(1, live.closesAtMs - live.opensAtMs)
  flat(pen, disc(x, y, size), 'rgb(4 10 16 / 0.72)')
  line(pen, disc(x, y, size), 'rgb(255 255 255 / 0.16)', 5)
  const arc = new Path2D()
  arc.arc(x, y, size, -Math.PI / 2, -Math.PI / 2 + Math.min(1, share) * Math.PI * 2)
  line(pen, arc, leftMs < 4000 ? '#ff6b6b' : '#ffb92f', 5)
  write(pen, String(Math.ceil(leftMs / 1000)), x, y + 1, size * 1.6, {
    size: size * 0.9,
    weight: 700,
  })
}
