import { z } from 'zod'
import {
  count,
  flag,
  id,
  label,
  moment,
  positiveAmount,
  siteLink,
  amount,
  jsonText,
} from '../schemas.ts'
import { publicSettingFields, socialLink } from '../site-settings.ts'
import { game, gameBrand, gamePlatform, gameType } from './game.ts'
import { propConfig } from './rewards.ts'

/** A link kind and what it points at: an activity type, a game id, a route or an address. */
const clickable = {
  clickType: z.literal([0, 1, 2, 3]),
  clickAction: z.string().max(2000),
}

const notice = z
  .object({
    id,
    ...clickable,
    title: label(120),
    titleEn: label(120),
    content: z.string().max(20_000),
    contentEn: z.string().max(20_000),
    imgUrl2: siteLink,
    isH5Pop: flag.describe('1 puts it into the pop-up of the home page'),
    sort: count,
    publishTime: moment,
  })
  .meta({ id: 'Notice' })

const lobbyAd = z
  .object({
    id,
    ...clickable,
    title: z.string().max(120),
    titleEn: z.string().max(120),
    kicker: z.string().max(60).describe('The small line above the title'),
    kickerEn: z.string().max(60),
    button: z.string().max(30),
    buttonEn: z.string().max(30),
    imgUrl2: siteLink,
    sort: count,
  })
  .meta({ id: 'LobbyAd' })

const promoVideo = z
  .object({
    id,
    clickType: z.literal([1, 2]).describe('1 tied to an activity, 2 general'),
    clickAction: z.string().max(20).describe('The activity type it is tied to'),
    coverImg: label(300).describe('Under the game resource address'),
    path: label(300).describe('Under the game resource address'),
  })
  .meta({ id: 'PromoVideo' })

export const rechargeType = z
  .object({
    id,
    name: label(60),
    nameEn: label(60),
    bankId: id
      .nullable()
      .describe(
        'The bank that must be bound for this channel; null when any card, or none, will do',
      ),
    needsBank: z.boolean(),
    iconH5: z.union([siteLink, z.literal('')]).describe('Empty: the page draws a mark of its kind'),
    variant: z
      .literal(['page', 'qr', 'bank'])
      .describe('Which of the three payment pages it opens'),
    minAmount: positiveAmount,
    maxAmount: positiveAmount,
    amountList: z.array(positiveAmount).max(20).describe('Amounts offered as buttons'),
    isRecommended: z.boolean(),
    sort: count,
    usualSeconds: count
      .nullable()
      .describe('How long a deposit usually takes, as measured; null while too few are known'),
  })
  .meta({ id: 'RechargeType' })

const genericImage = z.object({ uniqueKey: label(60), img: siteLink }).meta({ id: 'GenericImage' })

export const customerService = z
  .object({
    url: siteLink,
    isOut: z.boolean().describe('Opens outside the app'),
    icon: siteLink,
    name: label(60),
  })
  .meta({ id: 'CustomerService' })

const lists = {
  appGameList: z.array(game).max(20_000),
  appGameTypeList: z.array(gameType).max(20),
  appGameBrandList: z.array(gameBrand).max(500),
  appGamePlatformList: z.array(gamePlatform).max(500),
  appRechargeTypeList: z.array(rechargeType).max(100),
  appRechargeTypeMap: z
    .record(z.string().max(12), z.object({ sort: count }))
    .describe('Place of each deposit channel, by its id'),
  appUserLevelConfigList: z.array(z.object({ level: count, betAmount: amount })).max(100),
  appGenericImgList: z.array(genericImage).max(200),
  appGenericImg: z.object({ download_icon: siteLink }),
  appNoticeConfigList: z.array(notice).max(200),
  appLobbyAdConfigList: z.array(lobbyAd).max(50),
  appPromotionalVideoList: z.array(promoVideo).max(20),
  appPropConfigMap: z.record(z.string().max(6), propConfig),
  siteTexts: z
    .array(z.object({ key: label(60), thai: z.string().max(300), english: z.string().max(300) }))
    .max(200)
    .describe('Words of the site that operators have replaced; empty: its own'),
  appCustomerServiceQueue: z
    .array(customerService)
    .max(20)
    .describe('For visitors too, who may need help before they sign in'),
  appInviteConditionList: z
    .array(z.object({ inviteCount: count, bonus: amount }))
    .max(20)
    .describe('The first bonus is the badge of the centre tab'),
}

/** Everything a browser needs to draw the site. */
export const siteConfig = {
  ...z.object(publicSettingFields).omit({ socialMedia: true }).shape,
  socialMedia: jsonText(z.array(socialLink), 20_000),
  ...lists,
}

/**
 * The version stands for the whole answer, settings included. A browser that already holds it is
 * answered the version alone.
 */
export const gameListVersion = z.string().max(64)
const unchanged = { changed: z.literal(false), gameListVersion }
const changed = { changed: z.literal(true), gameListVersion, ...siteConfig }

export function withSiteConfig<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.discriminatedUnion('changed', [
    z.object({ ...unchanged, ...shape }),
    z.object({ ...changed, ...shape }),
  ])
}
