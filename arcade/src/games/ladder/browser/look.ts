import type { Sparks } from '../../../client/motion.ts'
import type { Brush } from '../../../client/stage.ts'
import type { Level } from '../paytable.ts'

/** A climb as the browser knows it; a picture is drawn from this and nothing else. */
export type Climb = {
  stakeAmount: number
  level: string
  steps: number
  end: 'taken' | 'fell' | 'top' | null
  fall: number | null
}

/** What there is to paint at this moment. */
export type Scene = {
  level: Level
  /** Steps made, with the part of the one that is being made. */
  at: number
  /** Since the last change; for what only moves for a while. */
  ageMs: number
  end: Climb['end']
  /** True once, when a step has been made. */
  isArrival: boolean
  isOpen: boolean
  sparks: Sparks
}

/** How a title looks: paints one picture and says whether another must follow by itself. */
export type Look = {
  stepMs: number
  paint(brush: Brush, scene: Scene, nowMs: number): boolean
}
