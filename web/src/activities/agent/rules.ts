import type { WriteRules } from '../rules/words.ts'

export const writeRules: WriteRules<'Agent'> = (config, words) => ({
  lines: [
    words.t('rule.commission', { time: config.readyAt }),
    words.t('rule.agentExchange', { amount: words.money(config.minExchange) }),
    words.t('rule.turnover', { rate: config.betRate }),
  ],
  tables: [
    {
      caption: words.t('rule.commissionRates'),
      head: [words.t('rule.level'), words.t('rule.rate')],
      rows: config.rates.map((rate, index) => [String(index + 1), words.share(rate)]),
    },
  ],
})
