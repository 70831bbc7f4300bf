import type { WriteRules } from '../rules/words.ts'

export const writeRules: WriteRules<'Festival'> = (config, { t, money }) => ({
  lines: [t('rule.festival'), t('rule.turnover', { rate: config.betRate })],
  tables: [
    {
      caption: t('rule.dayDeposits'),
      head: [t('rule.deposited'), t('rule.bonus')],
      rows: config.tiers.map(({ from, bonus }) => [money(from), money(bonus)]),
    },
  ],
})
