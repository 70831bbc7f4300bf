import { z } from 'zod'
import { betRate } from './schemas.ts'

const percent = z.int().min(0).max(100)

/** How much of a stake counts towards turnover, by game type. */
const contribution = z.strictObject({
  slots: percent.default(100),
  fish: percent.default(100),
  games: percent.default(100),
  poker: percent.default(50),
  sports: percent.default(50),
  live: percent.default(10),
})

const coupons = z.strictObject({
  lifeDays: z.int().min(1).max(365).default(7),
  betRate: betRate.default(2),
})

/** Rules that belong to no single activity. They are public: players are bound by them. */
export const siteRules = z.strictObject({
  depositBetRate: betRate.default(1),
  contribution: contribution.prefault({}),
  coupons: coupons.prefault({}),
  superiorWithinDays: z
    .int()
    .min(0)
    .max(365)
    .default(30)
    .describe('Days after registering in which a superior may still be named'),
})
export type SiteRules = z.output<typeof siteRules>
