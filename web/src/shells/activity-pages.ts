import type { ComponentType } from 'react'
import type { PageProps } from '../browser/navigation.ts'
import { needTexts, type TextArea } from '../i18n/texts.ts'

type Page = {
  load: () => Promise<ComponentType<PageProps>>
  /** Its own words, beside those of all activities. */
  texts: readonly TextArea[]
}

/**
 * The pages of the promotions, for both shells. They come through a file of their own, so that the
 * first picture of home does not carry the way to each of them.
 */
export const activityPages = {
  rewards: {
    load: () => import('../features/rewards/RewardsPage.tsx').then((page) => page.RewardsPage),
    texts: ['rewards'],
  },
  overview: {
    load: () => import('../features/rewards/OverviewPage.tsx').then((page) => page.OverviewPage),
    texts: ['rewards'],
  },
  rewardDetail: {
    load: () =>
      import('../features/rewards/RewardDetailPage.tsx').then((page) => page.RewardDetailPage),
    texts: ['rewards', 'rules'],
  },
  rule: {
    load: () => import('../features/rules/RulePage.tsx').then((page) => page.RulePage),
    texts: ['rewards', 'rules'],
  },
  firstCharge: {
    load: () =>
      import('../activities/first-charge/FirstChargePage.tsx').then((page) => page.FirstChargePage),
    texts: ['first-charge'],
  },
  depositEvery: {
    load: () =>
      import('../activities/continuous-recharge/ContinuousRechargePage.tsx').then(
        (page) => page.ContinuousRechargePage,
      ),
    texts: ['continuous-recharge'],
  },
  follow: {
    load: () =>
      import('../activities/tasks/FollowRewardsPage.tsx').then((page) => page.FollowRewardsPage),
    texts: ['follow-rewards', 'tasks', 'sharing'],
  },
  freeSign: {
    load: () =>
      import('../activities/free-sign/FreeSignPage.tsx').then((page) => page.FreeSignPage),
    texts: ['free-sign'],
  },
  sign: {
    load: () => import('../activities/sign-up-bonus/SignPage.tsx').then((page) => page.SignPage),
    texts: ['sign-up-bonus'],
  },
  signPay: {
    load: () =>
      import('../activities/sign-up-bonus/SignPayPage.tsx').then((page) => page.SignPayPage),
    texts: ['sign-up-bonus'],
  },
  spin: {
    load: () => import('../activities/invite-user-spin/SpinPage.tsx').then((page) => page.SpinPage),
    texts: ['invite-user-spin', 'sharing', 'rules'],
  },
  inviteFriends: {
    load: () =>
      import('../activities/invite-friend1/InviteFriendsPage.tsx').then(
        (page) => page.InviteFriendsPage,
      ),
    texts: ['invite-friend', 'sharing', 'rules'],
  },
  supply: {
    load: () => import('../activities/supply/SupplyPage.tsx').then((page) => page.SupplyPage),
    texts: ['supply'],
  },
  points: {
    load: () => import('../activities/points/PointsPage.tsx').then((page) => page.PointsPage),
    texts: ['points'],
  },
  tasks: {
    load: () => import('../activities/tasks/TasksPage.tsx').then((page) => page.TasksPage),
    texts: ['tasks', 'sharing'],
  },
  vip: {
    load: () => import('../activities/vip/VipPage.tsx').then((page) => page.VipPage),
    texts: ['vip'],
  },
  vipRebate: {
    load: () =>
      import('../activities/vip-rebate/VipRebatePage.tsx').then((page) => page.VipRebatePage),
    texts: ['vip-rebate'],
  },
} satisfies Record<string, Page>

export async function loadActivityPage(
  name: keyof typeof activityPages,
): Promise<ComponentType<PageProps>> {
  const { load, texts }: Page = activityPages[name]
  const [page] = await Promise.all([load(), needTexts(['activity', 'items', ...texts])])
  return page
}
