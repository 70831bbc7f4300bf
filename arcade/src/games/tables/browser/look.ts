import type { Brush } from '../../../client/stage.ts'
import type { Box, Rows } from './layout.ts'
import type { Ring } from './paint-clock.ts'
import type { Side } from './roads.ts'

/** How one round stands in the row of past rounds; a side where the title has roads. */
export type PastMark = { text: string; colour: string; side?: Side }

export type Laying<Outcome> = {
  outcome: Outcome | null
  /** How much of it is laid out, from 0 to 1. */
  share: number
  nowMs: number
}

/** What a title of the hall brings to the felt. */
export type TableLook<Outcome> = {
  /** The cloth, from the lamp to the rim. */
  cloth: string[]
  rows: { tall: Rows; wide: Rows }
  /** Where the spots are more than a phone has room for: boards to choose from, null for `rows`. */
  boards?: {
    label: string
    choices: { value: string; label: string }[]
    rowsOf(value: string): { tall: Rows; wide: Rows } | null
  }
  /** Every past round has a side: they make roads. */
  hasRoads: boolean
  /** A colour for each spot; others are plain. */
  colours: Record<string, string>
  /** Where the clock stands in the scene. */
  ring: Ring
  revealMs: number
  paint(brush: Brush, scene: Box, laying: Laying<Outcome>): void
  /** The outcome in words. */
  words(outcome: Outcome): string
  /** The same in fewer, where the picture shows the rest. */
  shortWords?(outcome: Outcome): string
  mark(outcome: Outcome): PastMark
}
