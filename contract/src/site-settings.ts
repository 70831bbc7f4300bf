import { z } from 'zod'
import { careLines } from './care-lines.ts'
import { jurisdictionNames, jurisdictionOf, listMilder } from './jurisdiction.ts'
import { currencies, regions } from './money.ts'
import { amount, count, label, perMillion, positiveAmount, siteLink } from './schemas.ts'
import { siteRules } from './site-rules.ts'

/**
 * The "web config" as an operator sets it: stored, checked and versioned by the server, and sent to
 * the web with the lists (games, channels, banners …) that have tables of their own.
 */

export const socialIds = [
  'facebook02',
  'telegram02',
  'instagram02',
  'tiktok02',
  'twitch02',
  'youtube02',
  'whatsapp02',
] as const

export const socialLink = z.strictObject({
  id: z.literal([...socialIds]),
  url: z.union([z.literal(''), siteLink]).describe('Empty: the link is not shown'),
  name: label(40).optional().describe('What the link is called; left out, the network'),
})

/** What may be switched off at once when something is wrong, without touching anything else. */
const switches = z.strictObject({
  registration: z.boolean().default(true),
  deposits: z.boolean().default(true),
  withdrawals: z.boolean().default(true),
  play: z.boolean().default(true),
  claims: z.boolean().default(true),
})

const download = z.strictObject({
  downloadType: z.literal([0, 1, 2, 3]).default(0).describe('2 and 3 show the download bar'),
  downloadUrl: z.union([z.literal(''), siteLink]).default(''),
  url: z
    .array(siteLink)
    .max(10)
    .default([])
    .describe('Addresses of the site, for the download page'),
})

const androidApp = z.strictObject({
  minVersion: z
    .string()
    .regex(/^\d{1,4}(\.\d{1,4}){0,3}$/)
    .default('1.0.0')
    .describe('Older apps must update before they go on'),
  downloadUrl: z.union([z.literal(''), siteLink]).default(''),
})

/** Shown on the licence page, for players to compare with the regulator's list. */
const licence = z.strictObject({
  number: z.string().max(60).default('').describe('Empty: the page says that there is none'),
  holder: z.string().max(120).default(''),
  authority: z.string().max(120).default(''),
})

/** What the running version of the terms changed, for players who accepted an older one. */
const termsChanges = z.strictObject({
  th: z.string().max(4000).default(''),
  en: z.string().max(4000).default(''),
})

const minutes = z.int().min(0).max(1_440)
const pace = z.int().min(0).max(60_000)

/** Numbers of the profile that this site keeps to more strictly. */
const overrides = z.strictObject({
  raiseWaitHours: z.int().min(0).max(720).optional(),
  raiseWaitsForPeriod: z.boolean().optional(),
  needsDepositLimit: z.boolean().optional(),
  leastSlotMs: pace.optional(),
  leastOtherMs: pace.optional(),
  allowsFasterPlay: z.boolean().optional(),
  allowsAutoplay: z.boolean().optional(),
  allowsSecondGame: z.boolean().optional(),
  stakeCeiling: positiveAmount.nullable().optional().describe('Highest stake; null for none'),
  youngStakePercent: z.int().min(1).max(100).optional().describe('Of the ceiling, under 25'),
  realityCheckMinutes: minutes.min(15).optional(),
  realityCheckPauseMinutes: minutes.optional(),
  highestTurnover: z.int().min(1).max(10).optional(),
  idleAskMinutes: minutes.min(1).optional(),
  idleEndMinutes: minutes.min(1).optional(),
  careNetDeposits: positiveAmount.nullable().optional().describe('In 30 days; null for none'),
})

/** What the place demands: see jurisdiction.ts. */
const jurisdiction = z.strictObject({
  profile: z.literal([...jurisdictionNames]).default('standard'),
  overrides: overrides.prefault({}).describe('Only towards stricter ones'),
})

/** Whom a player can talk to about play; shown wherever play is paused. */
const helpLine = z.strictObject({
  name: z.string().max(120).default('').describe('Empty: no help line is shown'),
  nameEn: z.string().max(120).default(''),
  phone: z.string().max(40).default(''),
  url: z.union([z.literal(''), siteLink]).default(''),
})

const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)

/** When support answers, by the site's own clock. */
const supportHours = z.strictObject({
  days: z
    .array(z.int().min(1).max(7))
    .max(7)
    .default([1, 2, 3, 4, 5, 6, 7])
    .describe('Monday is 1'),
  opens: clock.default('09:00'),
  closes: clock.default('23:00').describe('The same as opens: round the clock'),
})

const timeZone = label(64).refine(isTimeZone, 'not a time zone of the IANA list')
const host = z
  .string()
  .max(253)
  .regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/)

const identity = {
  siteName: label(40).default('Parlour'),
  siteNameEn: z.string().max(40).default('').describe('In English; empty: the same name'),
  siteCode: z
    .string()
    .regex(/^[a-z0-9]{2,8}$/)
    .default('n7')
    .describe('n7, 6b, 6s and 9s show the agreement panel'),
  mode: z
    .literal(['green', 'normal'])
    .default('normal')
    .describe('Green is the calm, compliance-first presentation'),
  defaultLocale: z.literal(['th-TH', 'en-US']).default('th-TH'),
  region: z.literal([...regions]).default('th'),
  currency: z.literal(Object.values(currencies)).default('THB'),
  timeZone: timeZone.default('Asia/Bangkok'),
  supportEmail: z.email().max(200).default('support@example.com'),
  ageLimit: z.int().min(18).max(30).default(21),
  termsVersion: label(20).default('1'),
  termsChanges: termsChanges.prefault({}),
  licence: licence.prefault({}),
  jurisdiction: jurisdiction.prefault({}),
  helpLine: helpLine.prefault({}),
  supportHours: supportHours.prefault({}),
}

const registration = {
  registerType: z.literal(['phone', 'phoneNoOtp', 'other']).default('other'),
  otpStatus: z.boolean().default(true),
  countryCode: z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .default('66'),
  accountLengthMin: z.int().min(4).max(20).default(9),
  accountLengthMax: z.int().min(4).max(20).default(10),
  usernameLengthMin: z.int().min(1).max(50).default(4),
  usernameLengthMax: z.int().min(1).max(50).default(16),
  passwordLengthMin: z.int().min(6).max(128).default(8),
  passwordLengthMax: z.int().min(6).max(128).default(64),
  accountRule: z
    .strictObject({
      mobileStartsWith: z
        .string()
        .regex(/^\d?$/)
        .default('0')
        .describe('The digit a phone number must begin with; empty for any'),
    })
    .prefault({}),
}

const lobby = {
  gameResourceUrl: siteLink.default('/art'),
  socialMedia: z.array(socialLink).max(socialIds.length).default([]),
  isDepositBank: z
    .boolean()
    .default(true)
    .describe('Depositing by bank asks for that bank to be bound first'),
  firstRechargeBadge: amount
    .default(300_00)
    .describe('Shown on the deposit button until the first deposit'),
  h5: download.prefault({}),
  androidApp: androidApp.prefault({}),
  switches: switches.prefault({}),
  rules: siteRules.prefault({}),
}

/**
 * Amounts at which a withdrawal is allowed, approved by rule, or wants two operators. The last two
 * are judged with what was asked for in the 24 hours before.
 */
const withdrawalRules = z.strictObject({
  minAmount: positiveAmount.default(100_00),
  maxAmount: positiveAmount.default(1_000_000_00),
  dailyLimit: positiveAmount.default(2_000_000_00),
  feeRate: perMillion.default(0),
  approvedUpTo: amount.default(5_000_00).describe('Approved by rule up to this amount'),
  twoOperatorsFrom: positiveAmount.default(50_000_00),
  byRulePerDay: count.max(1_000_000).default(10).describe('After so many a person looks'),
})

/** Rules the server keeps to itself. */
const guarded = {
  otherCountryCodes: z
    .array(z.string().regex(/^[1-9]\d{0,3}$/))
    .max(20)
    .default([])
    .describe('Telephone countries beside countryCode whose numbers may register and get codes'),
  withdrawalRules: withdrawalRules.prefault({}),
  pushHosts: z
    .array(host)
    .max(20)
    .default([
      'fcm.googleapis.com',
      'updates.push.services.mozilla.com',
      'push.apple.com',
      'notify.windows.com',
    ])
    .describe('Where Web Push may be sent to; hosts below them too'),
  allowedCountries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .max(250)
    .default([])
    .describe('Countries players may come from, as two capital letters; empty for all'),
  allowedLinkHosts: z
    .array(host)
    .max(100)
    .default([])
    .describe('Hosts that banners, notices and pay pages may lead to'),
  careLines: careLines.prefault({}).describe('When somebody looks after a player'),
}

/** The part every visitor may read. */
export const publicSettingFields = { ...identity, ...registration, ...lobby }

export const siteSettings = z
  .strictObject({ ...publicSettingFields, ...guarded })
  .superRefine((settings, check) => {
    for (const [min, max] of bounds) {
      if (settings[min] <= settings[max]) continue
      check.addIssue({ code: 'custom', path: [min], message: `must not be above ${max}` })
    }
    if (currencies[settings.region] !== settings.currency) {
      check.addIssue({ code: 'custom', path: ['currency'], message: 'is not the region’s' })
    }
    const socialCount = new Set(settings.socialMedia.map((social) => social.id)).size
    if (socialCount < settings.socialMedia.length) {
      check.addIssue({ code: 'custom', path: ['socialMedia'], message: 'names one network twice' })
    }
    for (const name of listMilder(settings.jurisdiction)) {
      const path = ['jurisdiction', 'overrides', name]
      check.addIssue({ code: 'custom', path, message: 'is milder than the profile' })
    }
    if (settings.rules.coupons.betRate > jurisdictionOf(settings.jurisdiction).highestTurnover) {
      const path = ['rules', 'coupons', 'betRate']
      check.addIssue({ code: 'custom', path, message: 'is above what the profile allows' })
    }
    if (settings.h5.downloadType >= 2 && settings.h5.downloadUrl === '') {
      check.addIssue({ code: 'custom', path: ['h5', 'downloadUrl'], message: 'is needed' })
    }
  })
export type SiteSettings = z.output<typeof siteSettings>
export type SiteSettingsInput = z.input<typeof siteSettings>

const bounds = [
  ['accountLengthMin', 'accountLengthMax'],
  ['usernameLengthMin', 'usernameLengthMax'],
  ['passwordLengthMin', 'passwordLengthMax'],
] as const

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
