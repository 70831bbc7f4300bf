import type { WriteRules } from '../rules/words.ts'

export const writeRules: WriteRules<'FollowRewards'> = (config, { t, money }) => ({
  lines: [
    t('rule.follow', { bonus: money(config.bonus) }),
    t('rule.free'),
    t('rule.turnover', { rate: config.betRate }),
  ],
})
