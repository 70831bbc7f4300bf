import { z } from 'zod'

const chance = z.number().positive().max(1)
const positiveAmount = z.int().positive().max(1e12)

/** Every decision as returns most; the whole stake in one shot at the fish that pays most. */
const waysToPlay = ['bestPlay', 'oneShot'] as const

const figures = {
  returnToPlayer: chance.describe('Of a stake of one, over very many rounds'),
  leastReturn: chance.optional().describe('Where choices of the player return differently'),
  minStake: positiveAmount,
  maxStake: positiveAmount,
  most: z
    .strictObject({
      times: positiveAmount,
      chance: chance.optional(),
      by: z
        .enum(waysToPlay)
        .optional()
        .describe('Where it lies with the player: how one plays for the chance to be this'),
    })
    .describe('The largest win that exists, in hundredths of the stake; and how likely it is'),
  spread: z
    .strictObject({
      overStake: chance.describe('A round pays more than its stake'),
      tenTimes: chance.optional(),
      hundredTimes: chance.optional(),
      deviation: z
        .number()
        .positive()
        .max(1e6)
        .describe('The standard deviation of what a stake of one is paid'),
    })
    .optional()
    .describe('How widely rounds differ, where no choice of the player changes it'),
}

/**
 * What a lobby shows of a game before it opens. Every figure is the provider's own word and one
 * that players can check; what is left out is not shown.
 */
export const gameFacts = z.strictObject({
  gameId: z.int().positive().max(2_147_483_647),
  ...figures,
  /** The page on which results are checked, under the address games are launched at. */
  fairPath: z
    .string()
    .regex(/^\/[\w/.-]{0,80}$/)
    .optional(),
})
export type GameFacts = z.output<typeof gameFacts>

/** The same as the lobby tells it. */
export const shownFacts = z
  .object({
    ...figures,
    fairUrl: z.string().max(2000).nullable().describe('Where results are checked'),
  })
  .meta({ id: 'GameFacts' })
