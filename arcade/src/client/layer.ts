/// <reference lib="dom" />
import { hasFont } from './letters.ts'
import type { Brush } from './stage.ts'

/** Puts what it keeps on the canvas; it is drawn anew only when its state or the size changes. */
export type Layer = (brush: Brush, state: string, draw: (brush: Brush) => void) => void

/** What stands still while something moves before it: drawn once, then copied dot by dot. */
export function openLayer(): Layer {
  const canvas = document.createElement('canvas')
  let drawn = ''
  return ({ context, width, height }, state, draw) => {
    const ratio = context.canvas.width / width
    const wanted = [width, height, ratio, hasFont(), state].join(' ')
    if (wanted !== drawn) {
      drawn = wanted
      fit(canvas, context.canvas)
      const pen = canvas.getContext('2d')
      pen?.setTransform(ratio, 0, 0, ratio, 0, 0)
      pen?.clearRect(0, 0, width, height)
      if (pen) draw({ context: pen, width, height })
    }
    context.save()
    // Dot by dot, unless a camera is nearer.
    const { a, d, e, f } = context.getTransform()
    context.setTransform(a / ratio, 0, 0, d / ratio, e, f)
    context.drawImage(canvas, 0, 0)
    context.restore()
  }
}

/** A canvas that is given its size anew asks for its memory anew. */
function fit(canvas: HTMLCanvasElement, { width, height }: HTMLCanvasElement): void {
  if (canvas.width === width && canvas.height === height) return
  canvas.width = width
  canvas.height = height
}
