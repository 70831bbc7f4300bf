import type { WriteRules } from '../rules/words.ts'

export const writeRules: WriteRules<'SignUpBonus'> = (config, { t, money, depositRate }) => ({
  lines: [
    t('rule.cardSale', { days: config.onSaleDays }),
    t('rule.cardCredit', { rate: depositRate }),
    t('rule.cardCatchUp', { day: config.catchUpUntilDay }),
    t('rule.turnover', { rate: config.betRate }),
  ],
  tables: [
    {
      caption: t('rule.cards'),
      head: [t('rule.price'), t('rule.aDay'), t('rule.inAll', { days: config.days })],
      rows: config.cards.map(({ price, daily }) => [
        money(price),
        money(daily),
        money(daily * config.days),
      ]),
    },
  ],
})
