import { z } from 'zod'
import { betRate, field, percent, positiveAmount } from './schemas.ts'

/** How much of a stake counts towards turnover, by game type. */
const contribution = z.strictObject({
  slots: field('Slots', percent.default(100)),
  fish: field('Fishing', percent.default(100)),
  games: field('Other games', percent.default(100)),
  poker: field('Card games', percent.default(50)),
  sports: field('Sports', percent.default(50)),
  live: field('Tables', percent.default(10)),
})

const coupons = z.strictObject({
  lifeDays: field('Good for', z.int().min(1).max(365).meta({ unit: 'days' }).default(7)),
  betRate: field('Wagering', betRate.default(2)),
})

/** Rules that belong to no single activity. They are public: players are bound by them. */
export const siteRules = z.strictObject({
  depositBetRate: field('Wagering of a deposit', betRate.default(1)),
  contribution: field('What counts of a stake', contribution.prefault({})),
  mostStakeWithBonus: field(
    'Highest stake while a bonus is open',
    positiveAmount.nullable().default(500_00).describe('In one round. Empty for none'),
  ),
  coupons: field('Coupons', coupons.prefault({})),
  superiorWithinDays: field(
    'An inviter can be named for',
    z.int().min(0).max(365).meta({ unit: 'days' }).default(30).describe('After registering'),
  ),
})
export type SiteRules = z.output<typeof siteRules>
