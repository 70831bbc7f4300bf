import type { RuleTable, Words } from './words.ts'

type Tier = { from: number; bonus: number }

/** A bonus for each sum that was reached. */
export function tierTable(tiers: readonly Tier[], from: string, { t, money }: Words): RuleTable {
  return {
    caption: t('rule.bonus'),
    head: [from, t('rule.bonus')],
    rows: tiers.map((tier) => [money(tier.from), money(tier.bonus)]),
  }
}

export function vipText(level: number): string {
  return `VIP ${level}`
}
