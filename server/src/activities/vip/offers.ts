import { noExpiry } from '@parlour/contract/activity-types.ts'
import type { RewardItem } from '@parlour/contract/reward-items.ts'
import { rewardIds } from '@parlour/contract/reward-items.ts'
import type { Me, Offer } from '../engine/rules.ts'
import { startOfDay } from '../engine/rules.ts'
import type { Config, GiftKind, State } from './rules.ts'
import { endsAt, levelAt, listGifts, nextDays } from './rules.ts'

type Mine = Me<Config, State>
export type ShownGift = {
  giftId: string
  kind: GiftKind
  level: number
  status: 0 | 1 | 2
  rewards: RewardItem[]
  readyTime: number | null
  expireTime: number
}

export function offers(me: Mine): Offer[] {
  return listGifts(me)
    .filter(({ key }) => !me.state.claimed.includes(key))
    .map((gift) => ({
      key: gift.key,
      items: rewardsOf(gift.kind, gift.level, me.config),
      until: endsAt(gift, me.config),
    }))
    .filter(({ items }) => items.length > 0)
}

export function claimed(state: State, key: string): State {
  return { ...state, claimed: [...state.claimed, key] }
}

/** Keys of gifts that are to come are known: they are shown with what they ask for. */
export function refuse(me: Mine, key: string) {
  return listComing(me).some(({ giftId }) => giftId === key) ? 'notReached' : 'unknownReward'
}

/** What there is to claim, what was claimed lately, and what comes next. */
export function showGifts(me: Mine): ShownGift[] {
  const present = listGifts(me).map((gift): ShownGift => {
    const { key, kind, level, since } = gift
    return {
      giftId: key,
      kind,
      level,
      status: me.state.claimed.includes(key) ? 2 : 1,
      rewards: rewardsOf(kind, level, me.config),
      readyTime: since,
      expireTime: endsAt(gift, me.config),
    }
  })
  return [...present, ...listComing(me)].filter(({ rewards }) => rewards.length > 0)
}

function listComing({ state, config, moment }: Mine): ShownGift[] {
  const level = levelAt(state.wagered, config)
  const days = nextDays(moment)
  const dated = (['weekly', 'monthly'] as const).map((kind) => ({
    ...locked(`${kind}:${days[kind]}`, kind, level, config),
    readyTime: startOfDay(days[kind], moment.timeZone),
  }))
  const next = locked(`level:${level + 1}`, 'level', level + 1, config)
  return [next, ...dated].filter(({ rewards }) => rewards.length > 0)
}

function locked(giftId: string, kind: GiftKind, level: number, config: Config): ShownGift {
  const rewards = rewardsOf(kind, level, config)
  return { giftId, kind, level, status: 0, rewards, readyTime: null, expireTime: noExpiry }
}

const amounts = { level: 'levelGift', weekly: 'weeklyGift', monthly: 'monthlyGift' } as const

/** Nothing below level 1, above the highest, or where the operator gives nothing. */
function rewardsOf(kind: GiftKind, level: number, { levels, betRate }: Config): RewardItem[] {
  const count = levels[level - 1]?.[amounts[kind]] ?? 0
  return count > 0 ? [{ id: rewardIds.coin, count, betRate }] : []
}
