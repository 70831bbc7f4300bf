import type { SwimmerName } from '../asset-names.ts'
import type { Draw } from '../drawing/draw.ts'
import { angler } from '../motifs/sea/angler.ts'
import { crab } from '../motifs/sea/crab.ts'
import { koi } from '../motifs/sea/koi.ts'
import { kraken } from '../motifs/sea/kraken.ts'
import { minnow } from '../motifs/sea/minnow.ts'
import { puffer } from '../motifs/sea/puffer.ts'
import { shark } from '../motifs/sea/shark.ts'
import { square } from './frames.ts'

const swimmers: Record<SwimmerName, Draw> = { minnow, crab, puffer, koi, shark, angler, kraken }

/** As in the cards of the sea; only what the motifs ask for. */
const colours = {
  bg: ['#3a1a8a', '#1f1460', '#0a0428'],
  acc: '#7a6bff',
  acc2: '#7dffcf',
  skin: '#d03a8f',
} as const

/** A fish alone, for the games that let it swim. */
export const swimmer = (name: SwimmerName): Promise<string> =>
  square((D, g) => swimmers[name](D, g, colours), {
    // Its lantern shines far.
    scale: name === 'angler' ? 0.4 : 0.52,
    light: { rim: '#8ad0ff' },
  })
