import type { WriteRules } from '../rules/words.ts'

export const writeRules: WriteRules<'LadderRecharge'> = (config, { t, money, share }) => ({
  lines: [
    t('rule.ladder', { count: config.timesADay, max: money(config.max) }),
    t('rule.ladderHow'),
    t('rule.ladderCoupon'),
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
