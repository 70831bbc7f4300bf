import { vipText } from '../rules/tables.ts'
import type { WriteRules } from '../rules/words.ts'

export const writeRules: WriteRules<'FreeLoginBonus'> = (config, { t, money }) => ({
  lines: [t('rule.loginDaily'), t('rule.free'), t('rule.turnover', { rate: config.betRate })],
  tables: [
    {
      caption: t('rule.byVip'),
      head: [t('rule.vip'), t('rule.aDay')],
      rows: config.byLevel.map((bonus, level) => [vipText(level), bonus ? money(bonus) : '–']),
    },
  ],
})
