/// <reference lib="dom" />
import type { Sparks } from '../../../client/motion.ts'
import type { Brush } from '../../../client/stage.ts'
import { isMoving } from './board.ts'
import type { Field } from './field.ts'
import { centreOf, fieldOf } from './field.ts'
import { paintBoard } from './paint-board.ts'
import type { Stagecraft } from './show.ts'
import { isCounting, paintScene, paintSigns } from './signs.ts'
import type { Sprites } from './sprites.ts'

/** One picture of the show as it stands, and whether another must follow. */
export function openPicture(craft: Stagecraft, sprites: Sprites, sparks: Sparks) {
  const backdrop = openBackdrop(craft)
  return {
    paint(brush: Brush, nowRealMs: number): boolean {
      const { board, clock, signs, slot } = craft
      const { context: pen } = brush
      const nowMs = clock.now()
      const field = fieldOf(brush, slot.paytable.reels.length, slot.paytable.rows)
      pen.drawImage(backdrop(brush), 0, 0, brush.width, brush.height)
      paintBoard({ pen, field, look: slot.look, sprites, nowMs }, board)
      paintSigns(pen, field, slot.look, signs, nowMs)
      fireSparks(craft, field, sparks)
      const isSparkling = sparks.paint(pen, nowRealMs)
      if (signs.scene) paintScene(pen, brush, slot.look, signs.scene, nowMs)
      return isSparkling || isMoving(board, nowMs) || isCounting(signs, nowMs)
    },
  }
}

function fireSparks(craft: Stagecraft, field: Field, sparks: Sparks): void {
  for (const { cells, colour } of craft.bursts.splice(0)) {
    for (const cell of cells) {
      const { x, y } = centreOf(field, cell)
      sparks.burst(x, y, 9, colour)
    }
  }
}

/** Drawn once for a size and a mood, then copied. */
function openBackdrop(craft: Stagecraft): (brush: Brush) => HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  let drawn = ''
  return ({ context, width, height }) => {
    const ratio = Math.min(context.getTransform().a, 2)
    const wanted = `${width} ${height} ${ratio} ${craft.isFeature}`
    if (wanted === drawn) return canvas
    drawn = wanted
    canvas.width = Math.ceil(width * ratio)
    canvas.height = Math.ceil(height * ratio)
    const pen = canvas.getContext('2d')
    pen?.scale(ratio, ratio)
    if (pen) craft.slot.look.backdrop(pen, width, height, craft.isFeature)
    return canvas
  }
}
