import type { ActivityView } from '../activity.ts'
import type { WriteRules } from '../rules/words.ts'

const writeRules: WriteRules<'LadderRecharge'> = (config, { t, money, share }) => ({
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

export const view: ActivityView<'LadderRecharge'> = { writeRules }
