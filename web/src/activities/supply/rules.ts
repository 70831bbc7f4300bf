import type { WriteRules } from '../rules/words.ts'

export const writeRules: WriteRules<'Supply'> = (config, { t, money, share }) => ({
  lines: [
    t('rule.supplyWhen', {
      balance: money(config.bankruptBelow),
      deposit: money(config.minDepositToday),
    }),
    t('rule.supplyBounds', { min: money(config.min), max: money(config.max) }),
    t('rule.supplyTimes', { day: config.timesADay, week: config.timesAWeek }),
    t('rule.turnover', { rate: config.betRate }),
  ],
  tables: [
    {
      caption: t('rule.supplyTable'),
      head: [t('rule.lossFrom'), t('rule.paid')],
      rows: config.steps.map(({ from, rate }) => [money(from), share(rate)]),
    },
  ],
})
