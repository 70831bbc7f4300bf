import type { WriteRules } from '../rules/words.ts'

export const writeRules: WriteRules<'FirstCharge'> = (config, { t, money, depositRate }) => ({
  lines: [
    t('rule.firstCharge', { prices: config.packs.map(({ price }) => money(price)).join(' / ') }),
    ...(config.hours === null ? [] : [t('rule.firstChargeHours', { hours: config.hours })]),
    t('rule.cardCredit', { rate: depositRate }),
  ],
})
