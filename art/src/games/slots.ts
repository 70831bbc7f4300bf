import type { GameDescriptor } from '../descriptor.ts'
import { dustline } from './slots/dustline.ts'
import { lollybit } from './slots/lollybit.ts'
import { marigold } from './slots/marigold.ts'
import { sunreel } from './slots/sunreel.ts'

/** Kept by studio, listed by number. */
export const slots: readonly GameDescriptor[] = [
  ...dustline,
  ...lollybit,
  ...marigold,
  ...sunreel,
].toSorted((a, b) => a.id - b.id)
