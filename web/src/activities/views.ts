import { needTexts, type TextArea } from '../i18n/texts.ts'
import type { ActivityView, PromotionName } from './activity.ts'

type Lazy<N extends PromotionName> = {
  load: () => Promise<{ view: ActivityView<N> }>
  /** Its own words, beside those of all activities. */
  texts: readonly TextArea[]
}

/** The code and the words of each promotion, which come when they are needed. */
export const activityViews: { readonly [N in PromotionName]: Lazy<N> } = {
  FirstCharge: { load: () => import('./first-charge/view.ts'), texts: ['first-charge', 'rules'] },
  InviteFriend1: {
    load: () => import('./invite-friend1/view.ts'),
    texts: ['invite-friend', 'sharing', 'rules'],
  },
  ContinuousRecharge: {
    load: () => import('./continuous-recharge/view.ts'),
    texts: ['continuous-recharge', 'rules'],
  },
  Christmas: { load: () => import('./christmas/view.ts'), texts: ['christmas', 'draws'] },
  NewYear: {
    load: () => import('./new-year/view.ts'),
    texts: ['new-year', 'draws', 'tasks', 'sharing'],
  },
  WeekendLottery: {
    load: () => import('./weekend-lottery/view.ts'),
    texts: ['weekend-lottery', 'draws', 'rules'],
  },
  Festival: { load: () => import('./festival/view.ts'), texts: ['festival', 'rules'] },
  Supply: { load: () => import('./supply/view.ts'), texts: ['supply'] },
  SignUpBonus: { load: () => import('./sign-up-bonus/view.ts'), texts: ['sign-up-bonus'] },
  FreeSign: { load: () => import('./free-sign/view.ts'), texts: ['free-sign'] },
  Tasks: { load: () => import('./tasks/view.ts'), texts: ['tasks', 'sharing', 'rules'] },
  InviteUserSpin: {
    load: () => import('./invite-user-spin/view.ts'),
    texts: ['invite-user-spin', 'sharing', 'rules'],
  },
  AccumulatedRecharge: {
    load: () => import('./accumulated-recharge/view.ts'),
    texts: ['accumulated-recharge'],
  },
  LadderRecharge: { load: () => import('./ladder-recharge/view.ts'), texts: [] },
  Fund: { load: () => import('./fund/view.ts'), texts: ['fund'] },
  FollowRewards: {
    load: () => import('./follow-rewards/view.ts'),
    texts: ['follow-rewards', 'tasks', 'sharing', 'rules'],
  },
  RedPacket: { load: () => import('./red-packet/view.ts'), texts: ['red-packet', 'draws'] },
  FreeLoginBonus: { load: () => import('./free-login-bonus/view.ts'), texts: ['free-login-bonus'] },
  Bind: { load: () => import('./bind/view.ts'), texts: [] },
  VIP: { load: () => import('./vip/view.ts'), texts: ['vip'] },
  VipRebate: {
    load: () => import('./vip-rebate/view.ts'),
    texts: ['vip-rebate', 'draws', 'rules'],
  },
  Points: { load: () => import('./points/view.ts'), texts: ['points', 'draws'] },
  Agent: { load: () => import('./agent/view.ts'), texts: ['agent', 'sharing'] },
  AgentCount: {
    load: () => import('./agent-count/view.ts'),
    texts: ['agent-count', 'agent', 'invite-user-spin', 'draws', 'sharing'],
  },
  Agent5: { load: () => import('./agent5/view.ts'), texts: ['agent-team', 'agent', 'sharing'] },
  Notice: { load: () => import('./notice/view.ts'), texts: [] },
  OutLink: { load: () => import('./out-link/view.ts'), texts: [] },
}

export async function loadView<N extends PromotionName>(name: N): Promise<ActivityView<N>> {
  const { load, texts }: Lazy<N> = activityViews[name]
  const [{ view }] = await Promise.all([load(), needTexts(['activity', 'items', ...texts])])
  return view
}
