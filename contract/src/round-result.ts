import { z } from 'zod'

/**
 * What a provider may tell of a round in the `result` of a win or a betWin, as JSON text, so that
 * the player reads it in the lobby as it was played. Any other JSON is shown as names and values.
 */

export const longestText = 200
export const mostFacts = 60
const mostCells = 20
const text = z.string().max(longestText)
/** A plain text where there is nothing to translate. */
const words = z.union([text, z.object({ th: text, en: text })])
export type ResultWords = z.output<typeof words>

const resultPart = z.object({
  title: words.optional(),
  /** Rows of cells: reels, cards, tiles. What `names` lists is shown by its name. */
  grid: z.array(z.array(text).max(mostCells)).max(mostCells).optional(),
  /** Cells that won, counted along the rows. */
  lit: z
    .array(z.int().nonnegative())
    .max(mostCells ** 2)
    .optional(),
  facts: z
    .array(z.object({ name: words, value: words }))
    .max(mostFacts)
    .optional(),
})
export type ResultPart = z.output<typeof resultPart>

/** What was promised before the round. The server seed is the provider's to reveal, later. */
const roundProof = z.object({
  commitment: z.string().max(128),
  playerSeed: z.string().max(256),
  nonce: z.int().nonnegative(),
})

export const roundResult = z
  .object({
    names: z.record(z.string().max(40), words).optional(),
    parts: z.array(resultPart).max(80),
    proof: roundProof.nullish(),
  })
  .meta({ id: 'RoundResult' })
export type RoundResult = z.output<typeof roundResult>
