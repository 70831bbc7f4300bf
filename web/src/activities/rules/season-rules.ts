import { vipText } from './daily-rules.ts'
import type { WriteRules } from './words.ts'

export const christmasRules: WriteRules<'Christmas'> = (config, { t, money, yearDay }) => ({
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

export const newYearRules: WriteRules<'NewYear'> = (config, { t, money, yearDay }) => ({
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

export const weekendRules: WriteRules<'WeekendLottery'> = (config, { t, money, weekday }) => ({
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

export const festivalRules: WriteRules<'Festival'> = (config, { t, money }) => ({
  lines: [t('rule.festival'), t('rule.turnover', { rate: config.betRate })],
  tables: [
    {
      caption: t('rule.dayDeposits'),
      head: [t('rule.deposited'), t('rule.bonus')],
      rows: config.tiers.map(({ from, bonus }) => [money(from), money(bonus)]),
    },
  ],
})

export const redPacketRules: WriteRules<'RedPacket'> = (config, { t, money }) => ({
  lines: [
    t('rule.rain', { times: config.times.join(' / '), minutes: config.openMinutes }),
    t('rule.rainPool', { pool: money(config.pool) }),
    t('rule.rainWho', { deposit: money(config.minDeposit), wager: money(config.minWagered) }),
    t('rule.turnover', { rate: config.betRate }),
  ],
  tables: [
    {
      caption: t('rule.byVip'),
      head: [t('rule.vipFrom'), t('rule.bonus')],
      rows: config.ranges.map(({ fromLevel, min, max }) => [
        vipText(fromLevel),
        `${money(min)} – ${money(max)}`,
      ]),
    },
  ],
})
