import { openDensity } from './density.ts'

export type Brush = { context: CanvasRenderingContext2D; width: number; height: number }

/** Draws one picture and says whether another must follow. */
export type Painter = (brush: Brush, nowMs: number) => boolean

export type Stage = {
  /** Something changed: draw again, and go on for as long as it moves. */
  wake: () => void
}

export const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches

/** A canvas as sharp as the screen, if the machine keeps up; it rests when nothing moves. */
export function openStage(canvas: HTMLCanvasElement, paint: Painter): Stage {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  const density = openDensity()
  let isAwake = false
  /** When the last frame was, if this one follows it at once. */
  let beforeMs: number | null = null
  const frame = (nowMs: number) => {
    isAwake = false
    if (beforeMs !== null) density.note(nowMs - beforeMs)
    const { width, height } = fit(canvas, density.most())
    const ratio = canvas.width / width
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    context.clearRect(0, 0, width, height)
    const isMoving = paint({ context, width, height }, nowMs)
    beforeMs = isMoving ? nowMs : null
    if (isMoving) wake()
  }
  const wake = () => {
    if (isAwake) return
    isAwake = true
    requestAnimationFrame(frame)
  }
  new ResizeObserver(wake).observe(canvas)
  void document.fonts.ready.then(wake)
  return { wake }
}

function fit(canvas: HTMLCanvasElement, most: number): { width: number; height: number } {
  const { clientWidth: width, clientHeight: height } = canvas
  const ratio = Math.min(devicePixelRatio || 1, most)
  const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)]
  if (canvas.width !== wide || canvas.height !== high) {
    canvas.width = wide
    canvas.height = high
  }
  return { width: Math.max(1, width), height: Math.max(1, height) }
}
