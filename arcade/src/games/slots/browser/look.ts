import type { SlotTable, SymbolNames } from '../table.ts'
import type { Draw, Pen } from '../../../client/kit.ts'

/** What a title looks and sounds like; the rest of the show is the same for all. */
export type Look = {
  symbols: Record<string, Draw>
  /** Painted once for each size; the feature may look different. */
  backdrop(pen: Pen, width: number, height: number, isFeature: boolean): void
  /** Frame from light to dark. */
  frame: [string, string, string]
  /** Behind the reels, from top to bottom. */
  well: [string, string]
  accent: string
  voice: { root: number; wave: OscillatorType }
}

export type SlotShow = {
  paytable: SlotTable
  look: Look
  names: SymbolNames
}
