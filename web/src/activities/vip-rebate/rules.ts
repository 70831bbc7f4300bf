import type { WriteRules } from '../rules/words.ts'

export const writeRules: WriteRules<'VipRebate'> = (config, { t, money }) => ({
  lines: [
    t('rule.rebate', { time: config.readyAt, days: config.claimDays }),
    t('rule.rebateBounds', { min: money(config.min), max: money(config.max) }),
    t('rule.turnover', { rate: config.betRate }),
  ],
})
