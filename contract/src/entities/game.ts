import { z } from 'zod'
import { gameFeatures } from '../game-features.ts'
import { playableTypes } from '../game-types.ts'
import { count, flag, id, label, moment, siteLink } from '../schemas.ts'

export const game = z
  .object({
    id,
    name: label(80),
    nameEn: label(80),
    typeId: z.literal([...playableTypes]),
    brandId: id,
    platformId: id,
    hot: flag,
    hotSort: count,
    recent: flag.describe('Shown as new'),
    showType: count.describe('Only 0 may stand among the popular games'),
    sort: count,
    status: flag.describe('0 hides the game'),
    version: count.describe('Part of the icon’s address, so a changed icon is fetched anew'),
    maintain: flag,
    playedRank: count
      .nullable()
      .describe('Its place among the most played in 24 hours; null beyond the first twelve'),
    features: z
      .array(z.literal([...gameFeatures]))
      .max(gameFeatures.length)
      .describe('What its figures say of it'),
    params: z.object({
      brandMaintain: flag,
      reopensAt: moment.nullable().describe('When it is expected back; null when nobody knows'),
    }),
  })
  .meta({ id: 'Game' })

export const gameType = z
  .object({ id, name: label(40), nameEn: label(40), sort: count, status: flag })
  .meta({ id: 'GameType' })

export const gameBrand = z
  .object({
    id,
    showName: label(60),
    icon3: siteLink,
    status: flag,
    sort: count,
    gameList: z.array(id).max(5000).describe('Ids of the brand’s games, in the brand’s own order'),
  })
  .meta({ id: 'GameBrand' })

export const gamePlatform = z
  .object({ id, name: label(60), sort: count })
  .meta({ id: 'GamePlatform' })
