import type { Words, WriteRules } from '../rules/words.ts'

export const writeRules: WriteRules<'Agent5'> = (config, words) => {
  const { t, money } = words
  return {
    needsInvites: true,
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

function ratesText(rates: readonly number[], { share }: Words): string {
  return rates.map(share).join(' / ')
}
