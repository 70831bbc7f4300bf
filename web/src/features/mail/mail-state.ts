import type { CallOutput } from '../../calls/api.ts'

export type MailHead = CallOutput<'getMail2'>['mailList'][number]
export type Letter = CallOutput<'getMailDetail'>['mail']
export type RewardState = 'none' | 'claimable' | 'claimed' | 'expired'

/** What has become of the attached reward. */
export function rewardState(
  mail: Pick<MailHead, 'rewardStatus' | 'expireTime'>,
  nowMs: number,
): RewardState {
  if (mail.rewardStatus === 0) return 'none'
  if (mail.rewardStatus === 2) return 'claimed'
  return mail.expireTime !== null && mail.expireTime <= nowMs ? 'expired' : 'claimable'
}

/** A mail whose reward can still be claimed is not deleted. */
export function canDelete(mail: Pick<MailHead, 'rewardStatus' | 'expireTime'>, nowMs: number) {
  return rewardState(mail, nowMs) !== 'claimable'
}
