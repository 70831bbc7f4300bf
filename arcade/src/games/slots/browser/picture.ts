/// <reference lib="dom" />
import type { Pen } from '../../../client/kit.ts'
import { openLayer } from '../../../client/layer.ts'
import type { Sparks } from '../../../client/motion.ts'
import type { Brush } from '../../../client/stage.ts'
import { isMoving } from './board.ts'
import { isTravelling, viewOf } from './camera.ts'
import type { Field } from './field.ts'
import { centreOf, fieldOf } from './field.ts'
import { paintBoard, paintCabinet } from './paint-board.ts'
import type { Stagecraft } from './show.ts'
import { isCounting, paintScene, paintSigns, paintSum } from './signs.ts'
import type { Sprites } from '../../../client/sprites.ts'

/** One picture of the show as it stands, and whether another must follow. */
export function openPicture(craft: Stagecraft, sprites: Sprites, sparks: Sparks) {
  const layer = openLayer()
  return {
    paint(brush: Brush, nowRealMs: number): boolean {
      const { board, clock, signs, slot } = craft
      const { context: pen } = brush
      const nowMs = clock.now()
      const field = fieldOf(brush, slot.paytable.reels.length, slot.paytable.rows)
      pen.save()
      comeNear(pen, field, craft, nowMs)
      layer(brush, stateOf(craft), (still) => paintStill(still, field, craft))
      paintBoard({ pen, field, look: slot.look, sprites, nowMs }, board)
      fireSparks(craft, field, sparks)
      const isSparkling = sparks.paint(pen, nowRealMs)
      stayInSight(brush, field.sumY + (signs.note ? 31 : 14))
      paintSum(pen, field, signs, nowMs)
      pen.restore()
      if (signs.scene) paintScene(pen, brush, slot.look, signs.scene, nowMs)
      const isBusy = isMoving(board, nowMs) || isTravelling(craft.camera, nowMs)
      return isSparkling || isBusy || isCounting(signs, nowMs)
    },
  }
}

/** What the camera looks at stays where it is, and all around it grows. */
function comeNear(pen: Pen, field: Field, { camera }: Stagecraft, nowMs: number): void {
  const { x, y, zoom } = viewOf(camera, nowMs)
  if (zoom === 1) return
  const left = field.left + field.wide * field.columns * x
  const top = field.top + field.high * field.rows * y
  pen.translate(left, top)
  pen.scale(zoom, zoom)
  pen.translate(-left, -top)
}

/** A camera that comes near would push the words below the reels over the lower edge. */
function stayInSight({ context: pen, width, height }: Brush, foot: number): void {
  const { d, f } = pen.getTransform()
  const edge = (height * pen.canvas.width) / width
  pen.translate(0, Math.min(0, (edge - f) / d - foot))
}

/** What changes behind the reels and around them, and all of it seldom. */
function stateOf({ board, isFeature, signs }: Stagecraft): string {
  return JSON.stringify([isFeature, board.hold !== null, signs.title, signs.chips])
}

function paintStill({ context: pen, width, height }: Brush, field: Field, craft: Stagecraft): void {
  const { board, isFeature, signs, slot } = craft
  paintFar(pen, width, height, (far) => slot.look.backdrop(far, width, height, isFeature))
  paintCabinet({ pen, field, look: slot.look }, board.hold !== null)
  paintSigns(pen, field, slot.look, signs)
}

/** Far behind the reels, in fewer dots: a slow phone has it in a quarter of the time. */
function paintFar(pen: Pen, width: number, height: number, draw: (far: Pen) => void): void {
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(width)
  canvas.height = Math.ceil(height)
  const far = canvas.getContext('2d')
  if (!far) return
  draw(far)
  pen.drawImage(canvas, 0, 0)
}

function fireSparks(craft: Stagecraft, field: Field, sparks: Sparks): void {
  for (const { cells, colour } of craft.bursts.splice(0)) {
    for (const cell of cells) {
      const { x, y } = centreOf(field, cell)
      sparks.burst(x, y, 9, colour)
    }
  }
}
