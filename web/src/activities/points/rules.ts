import { pointsText } from '../../i18n/format.ts'
import type { WriteRules } from '../rules/words.ts'

export const writeRules: WriteRules<'Points'> = (config, { t, money }) => ({
  lines: [
    t('rule.pointsEarn', { amount: money(config.wagerPerPoint) }),
    t('rule.pointsExchange', { points: config.pointsPerCoin, coin: money(100) }),
    t('rule.pointsDraws', {
      costs: config.draws.map(({ cost }) => pointsText(cost)).join(' / '),
    }),
    t('rule.turnover', { rate: config.betRate }),
  ],
})
