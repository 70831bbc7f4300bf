import { z } from 'zod'
import {
  choice,
  count,
  field,
  label,
  moment,
  percent,
  positiveAmount,
  siteLink,
} from '../schemas.ts'
import { contentPicture } from '../forms/form-field.ts'
import { pictureFormat } from '../theme.ts'

/** What operators edit row by row: what a visitor is shown, what is played, how one pays. */

const isOn = field('On', z.boolean())
const sort = field('Place in the list', count.max(100_000).describe('Smaller ones stand first'))
const line = (name: string, most: number) => field(name, z.string().max(most))

/** Outside its time nobody is shown it. */
const fromTo = {
  startsAt: field('Shown from', moment.nullable().describe('Empty: from now on')),
  endsAt: field('Shown until', moment.nullable().describe('Empty: without an end')),
}
const endsLater = { path: ['endsAt'], message: 'has to end after its start' }

const image = field('Picture', siteLink.meta({ format: pictureFormat, unit: contentPicture }))

const leads = {
  clickType: choice('Leads to', [
    [0, 'Nothing'],
    [1, 'An event'],
    [2, 'A game'],
    [3, 'Another site'],
  ]),
  clickAction: field(
    'Where it leads',
    z
      .string()
      .max(2000)
      .describe('The number of an event or a game, or an address of an allowed host'),
  ),
}

export const bannerForm = z
  .strictObject({
    isOn,
    sort,
    title: line('Title in Thai', 120),
    titleEn: line('Title in English', 120),
    kicker: line('Small line in Thai', 60),
    kickerEn: line('Small line in English', 60),
    button: line('Button in Thai', 30),
    buttonEn: line('Button in English', 30),
    image,
    ...fromTo,
    ...leads,
  })
  .refine(({ startsAt, endsAt }) => isSpan(startsAt, endsAt), endsLater)

export const noticeForm = z
  .strictObject({
    isOn,
    sort,
    title: field('Title in Thai', label(120)),
    titleEn: field('Title in English', label(120)),
    content: line('Text in Thai', 20_000),
    contentEn: line('Text in English', 20_000),
    image,
    isPopup: field('In the pop-up of home', z.boolean()),
    publishedAt: field('Shown from', moment),
    endsAt: fromTo.endsAt,
    ...leads,
  })
  .refine(({ publishedAt, endsAt }) => isSpan(publishedAt, endsAt), endsLater)

export const textForm = z
  .strictObject({
    thai: line('Text in Thai', 300).describe('Empty: the site’s own words'),
    english: line('Text in English', 300).describe('Empty: the site’s own words'),
    ...fromTo,
  })
  .refine(({ startsAt, endsAt }) => isSpan(startsAt, endsAt), endsLater)

export const gameForm = z
  .strictObject({
    isOn,
    sort,
    name: field('Name in Thai', label(80)),
    nameEn: field('Name in English', label(80)),
    isHot: field('Marked as hot', z.boolean()),
    isNew: field('Marked as new', z.boolean()),
    isMaintained: field('Under maintenance', z.boolean()),
    countedPercent: field(
      'What counts of a stake',
      percent.nullable().describe('Towards wagering. Empty: as its type does'),
    ),
    closesAt: field(
      'Maintenance from',
      moment.nullable().describe('It closes then, and opens again by itself'),
    ),
    reopensAt: field('Maintenance until', moment.nullable().describe('Shown to players meanwhile')),
  })
  .refine(({ closesAt, reopensAt }) => isSpan(closesAt, reopensAt), {
    ...endsLater,
    path: ['reopensAt'],
  })

const account = z.strictObject({
  bankName: field('Bank', label(80)),
  bankNameEn: line('Bank in English', 80),
  shortBankName: field('Short name of the bank', label(20)),
  accountName: field('Holder', label(100)),
  accountNameEn: line('Holder in English', 100),
  cardNum: field('Number', z.string().regex(/^[\d -]{1,34}$/)),
})

export const channelForm = z
  .strictObject({
    isOn,
    sort,
    name: field('Name in Thai', label(60)),
    nameEn: line('Name in English', 60),
    isRecommended: field('Recommended', z.boolean()),
    minAmount: field('Smallest', positiveAmount),
    maxAmount: field('Largest', positiveAmount),
    amounts: field('Amounts as buttons', z.array(field('Amount', positiveAmount)).max(20)),
    account: field('Our receiving account', account.optional()),
  })
  .refine(({ minAmount, maxAmount }) => minAmount <= maxAmount, {
    path: ['maxAmount'],
    message: 'least above most',
  })
export const bankForm = z
  .strictObject({
    isOn,
    sort,
    name: field('Name in Thai', label(60)),
    nameEn: line('Name in English', 60),
    shortName: field('Short name of the bank', label(20)),
    minDigits: field('Digits of a number, at least', z.int().min(6).max(30)),
    maxDigits: field('Digits of a number, at most', z.int().min(6).max(30)),
  })
  .refine(({ minDigits, maxDigits }) => minDigits <= maxDigits, {
    path: ['maxDigits'],
    message: 'least above most',
  })
export type BankContent = z.output<typeof bankForm>
export type BannerContent = z.output<typeof bannerForm>
export type NoticeContent = z.output<typeof noticeForm>
export type GameContent = z.output<typeof gameForm>
export type TextContent = z.output<typeof textForm>
export type ChannelContent = z.output<typeof channelForm>

function isSpan(startsAt: number | null, endsAt: number | null): boolean {
  return startsAt === null || endsAt === null || startsAt < endsAt
}
