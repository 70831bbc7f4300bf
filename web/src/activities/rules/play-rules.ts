import { pointsText } from '../../i18n/format.ts'
import { vipText } from './daily-rules.ts'
import type { WriteRules } from './words.ts'

export const pointsRules: WriteRules<'Points'> = (config, { t, money }) => ({
  lines: [
    t('rule.pointsEarn', { amount: money(config.wagerPerPoint) }),
    t('rule.pointsExchange', { points: config.pointsPerCoin, coin: money(100) }),
    t('rule.pointsDraws', {
      costs: config.draws.map(({ cost }) => pointsText(cost)).join(' / '),
    }),
    t('rule.turnover', { rate: config.betRate }),
  ],
})

export const vipRules: WriteRules<'VIP'> = (config, { t, money }) => ({
  lines: [
    t('rule.vipLevels'),
    t('rule.vipGiftLife', { days: config.giftLifeDays }),
    t('rule.turnover', { rate: config.betRate }),
  ],
  tables: [
    {
      caption: t('rule.byVip'),
      head: [
        t('rule.vip'),
        t('rule.wagered'),
        t('rule.levelGift'),
        t('rule.weekly'),
        t('rule.monthly'),
      ],
      rows: config.levels.map((level, index) => [
        vipText(index + 1),
        money(level.betAmount),
        money(level.levelGift),
        money(level.weeklyGift),
        money(level.monthlyGift),
      ]),
    },
  ],
})

export const vipRebateRules: WriteRules<'VipRebate'> = (config, { t, money }) => ({
  lines: [
    t('rule.rebate', { time: config.readyAt, days: config.claimDays }),
    t('rule.rebateBounds', { min: money(config.min), max: money(config.max) }),
    t('rule.turnover', { rate: config.betRate }),
  ],
})

export const plainRules: WriteRules<'Notice'> = () => ({ lines: [] })
