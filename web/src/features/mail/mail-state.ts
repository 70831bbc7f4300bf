import type { CallOutput } from '../../calls/api.ts'

export type MailHead = CallOutput<'getMail2'>['mailList'][number]
export type Letter = CallOutput<'getMailDetail'>['mail']
export type RewardState = 'none' | 'claimable' | 'claimed' | 'expired'

/** 0 personal, 1 rewards, 2 system: the boxes in the order of their tabs. */
export const boxes = [0, 1, 2] as const
export type Box = (typeof boxes)[number]

export const boxTitles = { 0: 'mail.personal', 1: 'mail.rewards', 2: 'mail.system' } as const

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

/** Where the page opens: at the first box with something unread. */
export function firstBox(unread: { red0: number; red1: number; red2: number }): Box {
  return boxes.find((box) => unread[`red${box}`] > 0) ?? 0
}
