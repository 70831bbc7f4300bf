import type { Colours, Palette } from '../descriptor.ts'
import type { Random } from './random.ts'
import type { Doc } from './svg.ts'

/** Draws a motif around its own origin, within about 220 units each way. */
export type Draw = (D: Doc, g: Random, p: Colours) => string

/** The same for motifs that carry lettering, whose fonts load first. */
export type DrawLater = (D: Doc, g: Random, p: Colours) => Promise<string>

/** Draws a backdrop of 600 by 800. */
export type Scene = (D: Doc, g: Random, p: Palette) => string
