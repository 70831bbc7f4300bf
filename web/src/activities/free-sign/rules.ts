import type { WriteRules } from '../rules/words.ts'

export const writeRules: WriteRules<'FreeSign'> = (config, { t, money }) => ({
  lines: [
    t('rule.signDay', { deposit: money(config.minDeposit), wager: money(config.minWagered) }),
    t('rule.signBreak'),
    t('rule.free'),
    t('rule.turnover', { rate: config.betRate }),
  ],
  tables: [
    {
      caption: t('rule.signDays'),
      head: [t('rule.day'), t('rule.bonus')],
      rows: config.days.map((bonus, index) => [String(index + 1), money(bonus)]),
    },
  ],
})
