import type { WriteRules } from '../rules/words.ts'

export const writeRules: WriteRules<'Tasks'> = (config, { t, money }) => ({
  lines: [t('rule.tasks'), t('rule.free'), t('rule.turnover', { rate: config.betRate })],
  tables: [
    {
      caption: t('rule.taskExtras'),
      head: [t('rule.tasksDone'), t('rule.bonus')],
      rows: config.milestones.map(({ done, bonus }) => [String(done), money(bonus)]),
    },
  ],
})
