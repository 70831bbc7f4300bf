import { z } from 'zod'
import type { currencies, regions } from './money.ts'
import { choice, field, label, positiveAmount, siteLink } from './schemas.ts'

/** What the site is, where it stands and what binds it there. */

const timeZone = label(64).refine(isTimeZone, 'not a time zone of the IANA list')

export const identityFields = {
  siteName: field('Name of the site', label(40).default('Parlour')),
  siteNameEn: field(
    'Name in English',
    z.string().max(40).default('').describe('Empty: the same name'),
  ),
  siteCode: field(
    'Code of the site',
    z
      .string()
      .regex(/^[a-z0-9]{2,8}$/)
      .default('n7')
      .describe('n7, 6b, 6s and 9s show the agreement panel'),
  ),
  mode: choice('Presentation', [
    ['green', 'Green'],
    ['normal', 'Normal'],
  ])
    .default('normal')
    .describe('Green is the calm, compliance-first presentation'),
  defaultLocale: choice('First language', [
    ['th-TH', 'Thai'],
    ['en-US', 'English'],
  ]).default('th-TH'),
  region: choice('Region', [
    ['th', 'Thailand'],
    ['pk', 'Pakistan'],
    ['ph', 'Philippines'],
  ] satisfies [(typeof regions)[number], string][]).default('th'),
  currency: choice('Currency', [
    ['THB', 'Baht'],
    ['PKR', 'Pakistani rupee'],
    ['PHP', 'Philippine peso'],
  ] satisfies [(typeof currencies)[keyof typeof currencies], string][]).default('THB'),
  timeZone: field('Time zone', timeZone.default('Asia/Bangkok')),
}

/** What the running version of the terms changed, for players who accepted an older one. */
const termsChanges = z.strictObject({
  th: field('In Thai', z.string().max(4000).default('')),
  en: field('In English', z.string().max(4000).default('')),
})

/** Shown on the licence page, for players to compare with the regulator's list. */
const licence = z.strictObject({
  number: field(
    'Number',
    z.string().max(60).default('').describe('Empty: the page says that there is none'),
  ),
  holder: field('Holder', z.string().max(120).default('')),
  authority: field('Authority', z.string().max(120).default('')),
  certificate: field(
    'Certificate',
    z
      .union([z.literal(''), siteLink])
      .default('')
      .describe('Address of its picture; empty: none is shown'),
  ),
})

export const termsFields = {
  ageLimit: field('Youngest age', z.int().min(18).max(30).default(21)),
  termsVersion: field(
    'Version of the terms',
    label(20).default('1').describe('Raised, every player is asked to accept anew'),
  ),
  termsChanges: field('What changed in the terms', termsChanges.prefault({})),
  licence: field('Licence', licence.prefault({})),
}

const minutes = z.int().min(0).max(1_440).meta({ unit: 'minutes' })
const pace = z.int().min(0).max(60_000).meta({ unit: 'ms' })
const yesNo = z.boolean()

/** Numbers of the profile that this site keeps to more strictly. */
const overrides = z.strictObject({
  raiseWaitHours: field(
    'A raised limit waits',
    z.int().min(0).max(720).meta({ unit: 'hours' }).optional(),
  ),
  raiseWaitsForPeriod: field('And until its period ends', yesNo.optional()),
  needsDepositLimit: field('No deposit without a limit', yesNo.optional()),
  leastSlotMs: field('Shortest round of slots', pace.optional()),
  leastOtherMs: field('Shortest round of other games', pace.optional()),
  allowsFasterPlay: field('Faster play', yesNo.optional()),
  allowsAutoplay: field('Autoplay', yesNo.optional()),
  allowsSecondGame: field('Two games at once', yesNo.optional()),
  allowsVisitorPractice: field('Practice without signing in', yesNo.optional()),
  stakeCeiling: field(
    'Highest stake',
    positiveAmount.nullable().optional().describe('Empty for none'),
  ),
  youngStakePercent: field(
    'Highest stake of the young',
    z
      .int()
      .min(1)
      .max(100)
      .meta({ unit: 'percent' })
      .optional()
      .describe('Of the ceiling, under 25'),
  ),
  realityCheckMinutes: field('Reality check after', minutes.min(15).optional()),
  realityCheckPauseMinutes: field('Pause of the reality check', minutes.optional()),
  highestTurnover: field(
    'Highest wagering of a bonus',
    z.int().min(1).max(10).meta({ unit: 'times' }).optional(),
  ),
  idleAskMinutes: field('Idle in a game: asked after', minutes.min(1).optional()),
  idleEndMinutes: field('Idle in a game: ended after', minutes.min(1).optional()),
  careNetDeposits: field(
    'Care from net deposits of',
    positiveAmount.nullable().optional().describe('In 30 days; empty for none'),
  ),
})

/** What the place demands: see jurisdiction.ts. */
const jurisdiction = z.strictObject({
  profile: choice('Profile', [
    ['standard', 'Standard'],
    ['strict', 'Strict'],
    ['strictest', 'Strictest'],
  ]).default('standard'),
  overrides: field(
    'Stricter here',
    overrides.prefault({}).describe('Only towards stricter ones; empty: as the profile says'),
  ),
})

/** Whom a player can talk to about play; shown wherever play is paused. */
const helpLine = z.strictObject({
  name: field('Name', z.string().max(120).default('').describe('Empty: no help line is shown')),
  nameEn: field('Name in English', z.string().max(120).default('')),
  phone: field('Phone number', z.string().max(40).default('')),
  url: field('Address', z.union([z.literal(''), siteLink]).default('')),
})

const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)

/** When support answers, by the site's own clock. */
const supportHours = z.strictObject({
  days: field(
    'Days',
    z
      .array(field('Day', z.int().min(1).max(7)))
      .max(7)
      .default([1, 2, 3, 4, 5, 6, 7])
      .describe('Monday is 1'),
  ),
  opens: field('Opens', clock.default('09:00')),
  closes: field('Closes', clock.default('23:00').describe('The same as it opens: round the clock')),
})

export const supportFields = {
  supportEmail: field('Mail of support', z.email().max(200).default('support@example.com')),
  helpLine: field('Help line', helpLine.prefault({})),
  supportHours: field('Hours of support', supportHours.prefault({})),
}

/** A way to reach support beside the site's own help page. */
const serviceLink = z.strictObject({
  name: field('Name', label(60)),
  url: field('Address', siteLink),
  icon: field('Picture', siteLink.default('/art/activity/25.webp')),
})

export const serviceFields = {
  serviceLinks: field(
    'Other ways to support',
    z
      .array(field('Way', serviceLink))
      .max(20)
      .default([])
      .describe('The support button leads to the first; empty: to the help page'),
  ),
}
export const playFields = {
  jurisdiction: field('What the place demands', jurisdiction.prefault({})),
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
