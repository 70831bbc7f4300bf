import { vipText } from '../rules/tables.ts'
import type { WriteRules } from '../rules/words.ts'

export const writeRules: WriteRules<'VIP'> = (config, { t, money }) => ({
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
