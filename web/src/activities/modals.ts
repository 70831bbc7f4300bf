import type { ActivityName } from '@parlour/contract/activity-types.ts'
import type { ComponentType } from 'react'
import type { TextArea } from '../i18n/texts.ts'

/** An activity's modal: it shows itself and says when it was closed. */
export type ActivityModal = ComponentType<{ onClose: () => void }>

export type ModalLoader = {
  load: () => Promise<ActivityModal>
  /** The modal's own words, beside those of all activities. */
  texts: readonly TextArea[]
}

/** What opens over the lobby. Where from stands in index.ts, which home carries from the start. */
export const activityModals: Partial<Record<ActivityName, ModalLoader>> = {
  AccumulatedRecharge: {
    load: () =>
      import('./accumulated-recharge/AccumulatedRechargeModal.tsx').then(
        (module) => module.AccumulatedRechargeModal,
      ),
    texts: ['accumulated-recharge'],
  },
  FirstCharge: {
    load: () =>
      import('./first-charge/FirstChargeModal.tsx').then((module) => module.FirstChargeModal),
    texts: ['first-charge'],
  },
  FollowRewards: {
    load: () =>
      import('./tasks/FollowRewardsModal.tsx').then((module) => module.FollowRewardsModal),
    texts: ['follow-rewards', 'tasks', 'sharing'],
  },
  InviteFriend1: {
    load: () =>
      import('./invite-friend1/InviteFriendModal.tsx').then((module) => module.InviteFriendModal),
    texts: ['invite-friend', 'sharing'],
  },
}
