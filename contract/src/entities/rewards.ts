import { z } from 'zod'
import { amount, betRate, count, id, label, moment, perMillion } from '../schemas.ts'
import { activityOverview } from './activity-list.ts'

export const rewardItem = z
  .object({
    id,
    count: count.describe('Hundredths for coin and points, pieces for everything else'),
    betRate,
  })
  .meta({ id: 'RewardItem' })

export const rewardItems = z.array(rewardItem).max(50)

/** How the player stands once a claim is made, so that nothing has to be asked after it. */
const standing = z
  .object({ ...activityOverview, coin: amount, lottery: amount, safebox: amount })
  .meta({ id: 'Standing' })

/** In the output of a call, it has the frame add the standing to every answer. */
export const withStanding = {
  standing: standing
    .optional()
    .describe('How the player stands now. Left out when it could not be read: ask for it'),
}

/** What a claim answers: exactly what was granted, to fill the reward modal with. */
export const granted = { propList: rewardItems, ...withStanding }

export const propConfig = z
  .object({
    id,
    name: label(80),
    nameEn: label(80),
    num: count.describe(
      'What the item is worth: percent for a general coupon, coins for a fixed one',
    ),
    price: count,
    parameter: z.object({
      limitAmount: count.describe('The smallest deposit a coupon may be used with, in hundredths'),
      maxBonus: count.describe('The most it adds to any deposit, in hundredths'),
    }),
  })
  .meta({ id: 'PropConfig' })

/** One line of the odds a draw publishes. */
export const odds = z.object({
  prizeId: id,
  rewards: rewardItems,
  chance: perMillion.describe('The chance of this prize. All lines together make 1 000 000'),
})

const seedHash = z.string().regex(/^[0-9a-f]{64}$/)

/** Shown before a draw: whatever comes out is already fixed by the seed of this hash. */
export const committed = {
  nextSeedHash: seedHash.describe('SHA-256 of the server seed of the player’s next draw'),
}

/** The player’s part in a draw, chosen when the hash of the server’s part is known already. */
export const ownSeed = {
  clientSeed: z
    .string()
    .regex(/^[0-9A-Za-z_-]{1,64}$/)
    .optional()
    .describe('Left out, it is the same for all draws of the player'),
}

/** With it the player can verify a draw afterwards. */
export const drawProof = z
  .object({
    drawId: label(64),
    serverSeed: label(128).describe('Told once the draw is made; every draw has its own'),
    serverSeedHash: seedHash,
    clientSeed: z.string().max(128),
    nonce: count,
  })
  .meta({ id: 'DrawProof' })

/** What a draw answers: the prize that was hit, what it granted, and how to verify it. */
export const drawn = { prizeId: id, ...granted, proof: drawProof }

/** A draw of before, with all that is needed to make it again. */
export const pastDraw = {
  prizeId: id,
  propList: rewardItems,
  weightList: z
    .array(z.object({ prizeId: id, weight: id }))
    .max(30)
    .describe('What it was drawn from, in this order'),
  proof: drawProof,
  time: moment,
}

/** A reading call’s part about draws: the player’s own, newest first, and the next commitment. */
export const ownDraws = { drawList: z.array(z.object(pastDraw)).max(50), ...committed }
