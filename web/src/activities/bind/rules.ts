import type { WriteRules } from '../rules/words.ts'

export const writeRules: WriteRules<'Bind'> = (config, { t, money }) => ({
  lines: [
    t('rule.bind', { bonus: money(config.bonus), days: config.withinDays }),
    t('rule.turnover', { rate: config.betRate }),
  ],
})
