import { vipText } from '../rules/tables.ts'
import type { WriteRules } from '../rules/words.ts'

export const writeRules: WriteRules<'RedPacket'> = (config, { t, money }) => ({
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
