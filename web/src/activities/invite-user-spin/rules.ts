import type { WriteRules } from '../rules/words.ts'

export const writeRules: WriteRules<'InviteUserSpin'> = (config, { t, money, share }) => ({
  needsInvites: true,
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
