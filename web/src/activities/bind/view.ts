import type { ActivityView } from '../activity.ts'
import type { WriteRules } from '../rules/words.ts'

const writeRules: WriteRules<'Bind'> = (config, { t, money }) => ({
  lines: [
    t('rule.bind', { bonus: money(config.bonus), days: config.withinDays }),
    t('rule.turnover', { rate: config.betRate }),
  ],
})

export const view: ActivityView<'Bind'> = { writeRules }
