import { tierTable } from '../rules/tables.ts'
import type { WriteRules } from '../rules/words.ts'

export const writeRules: WriteRules<'ContinuousRecharge'> = (config, words) => ({
  lines: [
    words.t('rule.continuous', { days: config.days }),
    words.t('rule.turnover', { rate: config.betRate }),
  ],
  tables: [tierTable(config.tiers, words.t('rule.depositedDaily'), words)],
})
