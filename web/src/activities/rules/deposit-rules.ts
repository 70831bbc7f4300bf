import type { RuleTable, Words, WriteRules } from './words.ts'

type Tier = { from: number; bonus: number }

export const firstChargeRules: WriteRules<'FirstCharge'> = (config, { t, money }) => ({
  lines: [
    t('rule.firstCharge', { prices: config.packs.map(({ price }) => money(price)).join(' / ') }),
    ...(config.hours === null ? [] : [t('rule.firstChargeHours', { hours: config.hours })]),
    t('rule.cardCredit'),
  ],
})

export const fundRules: WriteRules<'Fund'> = (config, words) => ({
  lines: [
    words.t('rule.fund', { price: words.money(config.price) }),
    words.t('rule.turnover', { rate: config.betRate }),
  ],
  tables: [tierTable(config.tiers, words.t('rule.wageredSince'), words)],
})

export const ladderRules: WriteRules<'LadderRecharge'> = (config, { t, money, share }) => ({
  lines: [
    t('rule.ladder', { count: config.timesADay, max: money(config.max) }),
    t('rule.turnover', { rate: config.betRate }),
  ],
  tables: [
    {
      caption: t('rule.bonus'),
      head: [t('rule.deposited'), t('rule.rate')],
      rows: config.steps.map(({ from, rate }) => [money(from), share(rate)]),
    },
  ],
})

export const accumulatedRules: WriteRules<'AccumulatedRecharge'> = (config, words) => ({
  lines: [
    words.t('rule.accumulated', { days: config.graceDays }),
    words.t('rule.turnover', { rate: config.betRate }),
  ],
  tables: [tierTable(config.tiers, words.t('rule.deposited'), words)],
})

export const continuousRules: WriteRules<'ContinuousRecharge'> = (config, words) => ({
  lines: [
    words.t('rule.continuous', { days: config.days }),
    words.t('rule.turnover', { rate: config.betRate }),
  ],
  tables: [tierTable(config.tiers, words.t('rule.depositedDaily'), words)],
})

function tierTable(tiers: readonly Tier[], from: string, { t, money }: Words): RuleTable {
  return {
    caption: t('rule.bonus'),
    head: [from, t('rule.bonus')],
    rows: tiers.map((tier) => [money(tier.from), money(tier.bonus)]),
  }
}
