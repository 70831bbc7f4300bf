import type { WriteRules } from '../rules/words.ts'

export const writeRules: WriteRules<'WeekendLottery'> = (config, { t, money, weekday }) => ({
  lines: [
    t('rule.weekend', {
      from: weekday(config.startsOn),
      time: config.startsAt,
      to: weekday(config.endsOn),
    }),
    t('rule.weekendDraws', { deposit: money(config.depositPerDraw), count: config.drawsADay }),
    t('rule.turnover', { rate: config.betRate }),
  ],
})
