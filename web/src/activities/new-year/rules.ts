import { vipText } from '../rules/tables.ts'
import type { WriteRules } from '../rules/words.ts'

export const writeRules: WriteRules<'NewYear'> = (config, { t, money, yearDay }) => ({
  lines: [
    t('rule.season', { from: yearDay(config.from), to: yearDay(config.to) }),
    t('rule.activePoints'),
    t('rule.newYearDraws'),
    t('rule.newYearGift', { day: yearDay(config.giftDay) }),
    t('rule.turnover', { rate: config.betRate }),
  ],
  tables: [
    {
      caption: t('rule.activeBoxes'),
      head: [t('rule.active'), t('rule.bonus')],
      rows: config.boxes.map(({ active, bonus }) => [String(active), money(bonus)]),
    },
    {
      caption: t('rule.vipGifts'),
      head: [t('rule.vip'), t('rule.bonus')],
      rows: config.vipGifts.map((bonus, index) => [vipText(index + 1), money(bonus)]),
    },
  ],
})
