import type { Words, WriteRules } from './words.ts'

export const agentRules: WriteRules<'Agent'> = (config, words) => ({
  lines: [
    words.t('rule.commission', { time: config.readyAt }),
    words.t('rule.agentExchange', { amount: words.money(config.minExchange) }),
    words.t('rule.turnover', { rate: config.betRate }),
  ],
  tables: [
    {
      caption: words.t('rule.commissionRates'),
      head: [words.t('rule.level'), words.t('rule.rate')],
      rows: config.rates.map((rate, index) => [String(index + 1), words.share(rate)]),
    },
  ],
})

export const agentCountRules: WriteRules<'AgentCount'> = (config, { t, money }) => ({
  lines: [t('rule.scratch'), t('rule.turnover', { rate: config.betRate })],
  tables: [
    {
      caption: t('rule.inviteSteps'),
      head: [t('rule.validInvites'), t('rule.bonus')],
      rows: config.steps.map(({ invites, bonus }) => [String(invites), money(bonus)]),
    },
  ],
})

export const agent5Rules: WriteRules<'Agent5'> = (config, words) => {
  const { t, money } = words
  return {
    lines: [
      t('rule.inviteBonus', {
        inviter: money(config.inviterBonus),
        invitee: money(config.inviteeBonus),
        count: config.invitesADay,
      }),
      t('rule.commission', { time: config.readyAt }),
      t('rule.teamLevel'),
      t('rule.turnoverTwo', { rate: config.betRate, inviteRate: config.inviteBetRate }),
    ],
    tables: [
      {
        caption: t('rule.teamLevels'),
        head: [t('rule.teamSize'), t('rule.teamStake'), t('rule.threeRates')],
        rows: config.levels.map(({ teamSize, teamStake, rates }) => [
          String(teamSize),
          money(teamStake),
          ratesText(rates, words),
        ]),
      },
    ],
  }
}

export const spinRules: WriteRules<'InviteUserSpin'> = (config, { t, money, share }) => ({
  lines: [
    t('rule.spinTargets', { targets: config.targets.map(money).join(' / '), hours: config.hours }),
    t('rule.spinFirst', { min: share(config.firstSpinMin), max: share(config.firstSpinMax) }),
    t('rule.spinInvite', {
      min: share(config.inviteSpinMin),
      max: share(config.inviteSpinMax),
      count: config.invitesToFinish,
    }),
    t('rule.spinEqual'),
    t('rule.spinKept'),
    t('rule.spinAgain', { hours: config.hours }),
    t('rule.spinGift'),
    t('rule.turnover', { rate: config.betRate }),
  ],
})

export const inviteFriendRules: WriteRules<'InviteFriend1'> = (config, { t }) => ({
  lines: [
    t('rule.inviteFriend', { count: config.inviteCount, hours: config.hours }),
    t('rule.newPlayers'),
  ],
})

export const inviteeRules: WriteRules<'Invitee'> = (config, { t, money }) => ({
  lines: [
    t('rule.validInvite', {
      deposit: money(config.minDeposit),
      wager: money(config.minWagered),
      days: config.withinDays,
    }),
  ],
})

function ratesText(rates: readonly number[], { share }: Words): string {
  return rates.map(share).join(' / ')
}
