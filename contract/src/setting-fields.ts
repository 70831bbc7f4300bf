import { z } from 'zod'
import { careLines } from './care-lines.ts'
import { amount, choice, count, field, label, perMillion } from './schemas.ts'
import { positiveAmount, siteLink } from './schemas.ts'
import { siteRules } from './site-rules.ts'

/** What operators set for the whole site, by what it is about. */

export const socialIds = [
  'facebook02',
  'telegram02',
  'instagram02',
  'tiktok02',
  'twitch02',
  'youtube02',
  'whatsapp02',
] as const

const optionalLink = z.union([z.literal(''), siteLink])

export const socialLink = z.strictObject({
  id: choice('Network', [
    ['facebook02', 'Facebook'],
    ['telegram02', 'Telegram'],
    ['instagram02', 'Instagram'],
    ['tiktok02', 'TikTok'],
    ['twitch02', 'Twitch'],
    ['youtube02', 'YouTube'],
    ['whatsapp02', 'WhatsApp'],
  ]),
  url: field('Address', optionalLink.describe('Empty: the link is not shown')),
  name: field('Name', label(40).optional().describe('Left out, the network')),
})

/** What may be switched off at once when something is wrong, without touching anything else. */
const switches = z.strictObject({
  registration: field('Registration', z.boolean().default(true)),
  deposits: field('Deposits', z.boolean().default(true)),
  withdrawals: field('Withdrawals', z.boolean().default(true)),
  play: field('Play', z.boolean().default(true)),
  claims: field('Claims', z.boolean().default(true)),
})

const download = z.strictObject({
  downloadType: choice('Download bar', [
    [0, 'Not shown (0)'],
    [1, 'Not shown (1)'],
    [2, 'Shown (2)'],
    [3, 'Shown (3)'],
  ]).default(0),
  downloadUrl: field('Address of the app', optionalLink.default('')),
  url: field(
    'Addresses of the site',
    z.array(field('Address', siteLink)).max(10).default([]).describe('For the download page'),
  ),
})

const androidApp = z.strictObject({
  minVersion: field(
    'Oldest version',
    z
      .string()
      .regex(/^\d{1,4}(\.\d{1,4}){0,3}$/)
      .default('1.0.0')
      .describe('Older apps must update before they go on'),
  ),
  downloadUrl: field('Address of the app', optionalLink.default('')),
})

export const appFields = {
  h5: field('Download page', download.prefault({})),
  androidApp: field('Android app', androidApp.prefault({})),
  socialMedia: field('Social networks', z.array(socialLink).max(socialIds.length).default([])),
}

export const lobbyFields = {
  gameResourceUrl: field('Where pictures of games lie', siteLink.default('/art')),
  isDepositBank: field(
    'A bank must be linked first',
    z.boolean().default(true).describe('Depositing by bank asks for that bank to be linked'),
  ),
  firstRechargeBadge: field(
    'Badge of the first deposit',
    amount.default(300_00).describe('Shown on the deposit button until the first deposit'),
  ),
}

export const switchFields = { switches: field('Switches', switches.prefault({})) }
export const ruleFields = { rules: field('Wagering and rules', siteRules.prefault({})) }

const countryDigits = z.string().regex(/^[1-9]\d{0,3}$/)
const length = (least: number, most: number) => z.int().min(least).max(most)

export const registrationFields = {
  registerType: choice('Players sign up by', [
    ['phone', 'Phone and code'],
    ['phoneNoOtp', 'Phone without code'],
    ['other', 'Account name'],
  ]).default('other'),
  otpStatus: field('Codes by SMS', z.boolean().default(true)),
  accountLengthMin: field('Account, at least', length(4, 20).default(9)),
  accountLengthMax: field('Account, at most', length(4, 20).default(10)),
  usernameLengthMin: field('Shown name, at least', length(1, 50).default(4)),
  usernameLengthMax: field('Shown name, at most', length(1, 50).default(16)),
  passwordLengthMin: field('Password, at least', length(6, 128).default(8)),
  passwordLengthMax: field('Password, at most', length(6, 128).default(64)),
  accountRule: field(
    'Phone numbers',
    z
      .strictObject({
        mobileStartsWith: field(
          'Begin with',
          z.string().regex(/^\d?$/).default('0').describe('One digit; empty for any'),
        ),
      })
      .prefault({}),
  ),
}

export const phoneCountryFields = {
  countryCode: field('Telephone country', countryDigits.default('66')),
}

const host = z
  .string()
  .max(253)
  .regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/)
const hosts = (most: number) => z.array(field('Host', host)).max(most)

/** Rules the server keeps to itself: where players, links and messages may come from or go. */
export const borderFields = {
  otherCountryCodes: field(
    'Other telephone countries',
    z
      .array(field('Country', countryDigits))
      .max(20)
      .default([])
      .describe('Their numbers may register and get codes too'),
  ),
  allowedCountries: field(
    'Countries players may come from',
    z
      .array(field('Country', z.string().regex(/^[A-Z]{2}$/)))
      .max(250)
      .default([])
      .describe('Two capital letters each; empty for all'),
  ),
  allowedLinkHosts: field(
    'Hosts of links',
    hosts(100).default([]).describe('That banners, notices and pay pages may lead to'),
  ),
  pushHosts: field(
    'Hosts of Web Push',
    hosts(20)
      .default([
        'fcm.googleapis.com',
        'updates.push.services.mozilla.com',
        'push.apple.com',
        'notify.windows.com',
      ])
      .describe('Where Web Push may be sent to; hosts below them too'),
  ),
}

/**
 * Amounts at which a withdrawal is allowed, approved by rule, or wants two operators. The last two
 * are judged with what was asked for in the 24 hours before.
 */
const withdrawalRules = z.strictObject({
  minAmount: field('Smallest', positiveAmount.default(100_00)),
  maxAmount: field('Largest', positiveAmount.default(1_000_000_00)),
  dailyLimit: field('Each day at most', positiveAmount.default(2_000_000_00)),
  feeRate: field('Fee', perMillion.default(0).describe('Of the amount, taken from it')),
  approvedUpTo: field(
    'Approved by rule up to',
    amount.default(5_000_00).describe('Without a person, when nothing speaks against it'),
  ),
  twoOperatorsFrom: field(
    'Two operators from',
    positiveAmount.default(50_000_00).describe('Also when the day’s sum passes it'),
  ),
  byRulePerDay: field(
    'By rule at most each day',
    count.max(1_000_000).default(10).describe('After so many a person looks'),
  ),
})

export const withdrawalFields = {
  withdrawalRules: field('Withdrawals', withdrawalRules.prefault({})),
}
/** Mails to many: how many receivers want two operators, and how many mails a player gets. */
const mailRules = z.strictObject({
  twoOperatorsFrom: field(
    'Two operators above',
    count.max(1_000_000).default(10_000).describe('So many receivers'),
  ),
  mostPerWeek: field(
    'Mails a week at most',
    count.max(50).default(2).describe('For each player; who has had them is left out'),
  ),
})

export const mailFields = { mailRules: field('Mails to many', mailRules.prefault({})) }
export const careFields = {
  careLines: field('Care', careLines.prefault({}).describe('When somebody looks after a player')),
}
