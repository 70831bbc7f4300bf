import type { WriteRules } from '../rules/words.ts'

export const writeRules: WriteRules<'AgentCount'> = (config, { t, money }) => ({
  needsInvites: true,
  lines: [t('rule.scratch'), t('rule.turnover', { rate: config.betRate })],
  tables: [
    {
      caption: t('rule.inviteSteps'),
      head: [t('rule.validInvites'), t('rule.bonus')],
      rows: config.steps.map(({ invites, bonus }) => [String(invites), money(bonus)]),
    },
  ],
})
