import type { Rules, WriteRules } from './words.ts'

export const signUpBonusRules: WriteRules<'SignUpBonus'> = (config, { t, money }) => ({
  lines: [
    t('rule.cardSale', { days: config.onSaleDays }),
    t('rule.cardCredit'),
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

export const freeLoginBonusRules: WriteRules<'FreeLoginBonus'> = (config, { t, money }) => ({
  lines: [t('rule.loginDaily'), t('rule.free'), t('rule.turnover', { rate: config.betRate })],
  tables: [
    {
      caption: t('rule.byVip'),
      head: [t('rule.vip'), t('rule.aDay')],
      rows: config.byLevel.map((bonus, level) => [vipText(level), bonus ? money(bonus) : '–']),
    },
  ],
})

export const freeSignRules: WriteRules<'FreeSign'> = (config, { t, money }) => ({
  lines: [
    t('rule.signDay', { deposit: money(config.minDeposit), wager: money(config.minWagered) }),
    t('rule.signBreak'),
    t('rule.free'),
    t('rule.turnover', { rate: config.betRate }),
  ],
  tables: [
    {
      caption: t('rule.signDays'),
      head: [t('rule.day'), t('rule.bonus')],
      rows: config.days.map((bonus, index) => [String(index + 1), money(bonus)]),
    },
  ],
})

export const supplyRules: WriteRules<'Supply'> = (config, { t, money, share }) => ({
  lines: [
    t('rule.supplyWhen', {
      balance: money(config.bankruptBelow),
      deposit: money(config.minDepositToday),
    }),
    t('rule.supplyBounds', { min: money(config.min), max: money(config.max) }),
    t('rule.supplyTimes', { day: config.timesADay, week: config.timesAWeek }),
    t('rule.turnover', { rate: config.betRate }),
  ],
  tables: [
    {
      caption: t('rule.supplyTable'),
      head: [t('rule.lossFrom'), t('rule.paid')],
      rows: config.steps.map(({ from, rate }) => [money(from), share(rate)]),
    },
  ],
})

export const bindRules: WriteRules<'Bind'> = (config, { t, money }) => ({
  lines: [
    t('rule.bind', { bonus: money(config.bonus), days: config.withinDays }),
    t('rule.turnover', { rate: config.betRate }),
  ],
})

export const followRules: WriteRules<'FollowRewards'> = (config, { t, money }) => ({
  lines: [
    t('rule.follow', { bonus: money(config.bonus) }),
    t('rule.free'),
    t('rule.turnover', { rate: config.betRate }),
  ],
})

export const taskRules: WriteRules<'Tasks'> = (config, { t, money }): Rules => ({
  lines: [t('rule.tasks'), t('rule.free'), t('rule.turnover', { rate: config.betRate })],
  tables: [
    {
      caption: t('rule.taskExtras'),
      head: [t('rule.tasksDone'), t('rule.bonus')],
      rows: config.milestones.map(({ done, bonus }) => [String(done), money(bonus)]),
    },
  ],
})

export function vipText(level: number): string {
  return `VIP ${level}`
}
