import { tierTable } from '../rules/tables.ts'
import type { WriteRules } from '../rules/words.ts'

export const writeRules: WriteRules<'Fund'> = (config, words) => ({
  lines: [
    words.t('rule.fund', { price: words.money(config.price) }),
    words.t('rule.fundOnce'),
    words.t('rule.fundPlay'),
    words.t('rule.turnover', { rate: config.betRate }),
  ],
  tables: [tierTable(config.tiers, words.t('rule.wageredSince'), words)],
})
