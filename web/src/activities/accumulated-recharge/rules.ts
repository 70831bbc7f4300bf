import { tierTable } from '../rules/tables.ts'
import type { WriteRules } from '../rules/words.ts'

export const writeRules: WriteRules<'AccumulatedRecharge'> = (config, words) => ({
  lines: [
    words.t('rule.accumulated', { days: config.graceDays }),
    words.t('rule.turnover', { rate: config.betRate }),
  ],
  tables: [tierTable(config.tiers, words.t('rule.deposited'), words)],
})
