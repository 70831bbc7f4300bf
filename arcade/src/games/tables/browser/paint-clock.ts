/// <reference lib="dom" />
import type { Pen } from '../../../client/kit.ts'
import { disc, flat, line } from '../../../client/kit.ts'
import type { Box } from './layout.ts'
import type { Live } from './live.ts'
import { write } from './paint-felt.ts'

/** Where a clock stands: its middle and how far it reaches. */
type Place = { x: number; y: number; size: number }
export type Ring = 'middle' | 'corner' | 'line'

/** In the middle of the scene, in its upper corner, or small before what is said below it. */
export function clockPlace(scene: Box, ring: Ring): Place {
  const size = Math.min(30, scene.height * 0.2, scene.width * 0.1)
  if (ring === 'middle') {
    // Between two hands of three cards there is no more room.
    const narrow = Math.min(size, scene.width * 0.08)
    return { x: scene.x + scene.width / 2, y: scene.y + scene.height * 0.4, size: narrow }
  }
  if (ring === 'corner') return { x: scene.x + size + 6, y: scene.y + size + 6, size }
  return { x: scene.x + 18, y: scene.y + scene.height - 13, size: 12 }
}

const tickMs = 100

/** The clock goes on ten times a second: nothing else moves while bets are laid. */
export function openTicking(wake: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    timer ??= setTimeout(() => {
      timer = undefined
      wake()
    }, tickMs)
  }
}

/** The seconds left to bet, and how much of the time that is. */
export function paintClock(pen: Pen, { x, y, size }: Place, live: Live, nowMs: number): void {
  if (live.phase !== 'bets') return
  const rim = size < 20 ? 3 : 5
  const leftMs = Math.max(0, live.closesAtMs - nowMs)
  const share = leftMs / Math.max(1, live.closesAtMs - live.opensAtMs)
  flat(pen, disc(x, y, size), 'rgb(4 10 16 / 0.72)')
  line(pen, disc(x, y, size), 'rgb(255 255 255 / 0.16)', rim)
  const arc = new Path2D()
  arc.arc(x, y, size, -Math.PI / 2, -Math.PI / 2 + Math.min(1, share) * Math.PI * 2)
  line(pen, arc, leftMs < 4000 ? '#ff6b6b' : '#ffb92f', rim)
  write(pen, String(Math.ceil(leftMs / 1000)), x, y + 1, size * 1.6, {
    size: size * 0.9,
    weight: 700,
  })
}
