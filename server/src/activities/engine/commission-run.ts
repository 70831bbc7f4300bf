import type { Programme } from './programme.ts'

/** The day that is being computed; its programme stays the one it was begun with. */
export type Run = {
  day: string
  step: 'gather' | 'price'
  /** The last player that was done. */
  reached: number
  programme: Programme
}

/** What a bite came to: the last player it did, null when there was nobody left. */
export type Bite = { reached: number | null; count: number }
