import type { WriteRules } from '../rules/words.ts'

export const writeRules: WriteRules<'Christmas'> = (config, { t, money, yearDay }) => ({
  lines: [
    t('rule.season', { from: yearDay(config.from), to: yearDay(config.to) }),
    t('rule.seasonSign', { bonus: money(config.signBonus) }),
    t('rule.boxes', { deposit: money(config.depositPerBox), count: config.boxesADay }),
    t('rule.turnover', { rate: config.betRate }),
  ],
  tables: [
    {
      caption: t('rule.signExtras'),
      head: [t('rule.signedDays'), t('rule.bonus')],
      rows: config.extras.map(({ signedDays, bonus }) => [String(signedDays), money(bonus)]),
    },
  ],
})
