import type { WriteRules } from '../rules/words.ts'

export const writeRules: WriteRules<'InviteFriend1'> = (config, { t }) => ({
  needsInvites: true,
  lines: [
    t('rule.inviteFriend', { count: config.inviteCount, hours: config.hours }),
    t('rule.newPlayers'),
  ],
})
