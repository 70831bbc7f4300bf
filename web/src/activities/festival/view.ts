import type { ActivityView } from '../activity.ts'
import type { WriteRules } from '../rules/words.ts'

const writeRules: WriteRules<'Festival'> = (config, { t, money }) => ({
  lines: [t('rule.festival'), t('rule.turnover', { rate: config.betRate })],
  tables: [
    {
      caption: t('rule.dayDeposits'),
      head: [t('rule.deposited'), t('rule.bonus')],
      rows: config.tiers.map(({ from, bonus }) => [money(from), money(bonus)]),
    },
  ],
})

export const view: ActivityView<'Festival'> = { writeRules }
