import {
  couponRanges,
  isPercentItem,
  type RewardItem,
  rewardIds,
  rewardKind,
} from '@parlour/contract/reward-items.ts'
import { moneyText, pointsText } from '../i18n/format.ts'
import type { TextKey, Translate } from '../i18n/texts.ts'
import type { SiteConfig } from '../site/config.ts'
import type { ItemArt } from '../ui/art.ts'
import type { RewardLine } from '../ui/RewardModal.tsx'

type Props = SiteConfig['appPropConfigMap']

/**
 * Rewards as tiles show them: picture, amount and the one condition that matters. Whoever shows
 * them needs the texts of the area `items`.
 */
export function rewardLines(
  items: readonly RewardItem[],
  props: Props,
  t: Translate,
): RewardLine[] {
  return items.map((item) => ({ item: artOf(item.id), ...wordsOf(item, props, t) }))
}

/** One reward within a sentence: `฿20.00 (Wager 5×)`, `100 Points`, `1 Draw`. */
export function rewardText(
  item: RewardItem,
  props: Props,
  { t, money }: { t: Translate; money: (hundredths: number) => string },
): string {
  const kind = rewardKind(item.id)
  const { amountText, text } = wordsOf(item, props, t)
  if (kind === 'points' || kind === 'newYearItem') return `${amountText} ${text}`
  if (kind !== 'coin') return `${amountText} (${text})`
  return item.betRate > 0 ? `${money(item.count)} (${text})` : money(item.count)
}

function wordsOf({ id, count, betRate }: RewardItem, props: Props, t: Translate) {
  const kind = rewardKind(id)
  if (kind === 'coin') {
    const text = betRate > 0 ? t('item.coinTurnover', { rate: betRate }) : t('item.coin')
    return { amountText: moneyText(count), text }
  }
  if (kind === 'points')
    return { amountText: pointsText(count), text: t('item.points', { count: count / 100 }) }
  if (kind in couponRanges) return couponWords(id, count, props, t)
  const own = newYearWords[id]
  if (own) return { amountText: String(count), text: t(own, { count }) }
  return { amountText: `×${count}`, text: props[id]?.name ?? t('item.piece') }
}

/** A coupon says what it is worth when the site told us, otherwise how many there are. */
function couponWords(id: number, count: number, props: Props, t: Translate) {
  const coupon = props[id]
  const minimum = coupon?.parameter.limitAmount ?? 0
  const text = minimum > 0 ? t('item.couponMinimum', { amount: moneyText(minimum) }) : undefined
  const worth = coupon && (isPercentItem(id) ? `+${coupon.num}%` : `+${coupon.num}`)
  const pieces = count > 1 ? ` ×${count}` : ''
  return {
    amountText: worth ? worth + pieces : `×${count}`,
    text: text ?? coupon?.name ?? t('item.coupon'),
  }
}

const newYearWords: Record<number, NewYearKey> = {
  [rewardIds.newYearActive]: 'item.newYearActive',
  [rewardIds.newYearBox]: 'item.newYearBox',
  [rewardIds.newYearLottery]: 'item.newYearLottery',
  [rewardIds.newYearFirework]: 'item.newYearFirework',
}

type NewYearKey = Extract<TextKey, `item.newYear${string}`>

const newYearArt: Record<number, ItemArt> = {
  [rewardIds.newYearActive]: 'ny-active',
  [rewardIds.newYearBox]: 'ny-box',
  [rewardIds.newYearLottery]: 'ny-lottery',
  [rewardIds.newYearFirework]: 'ny-firework',
}

const artOfKind = {
  coin: 'coin',
  points: 'points',
  countItem: 'spin-token',
  generalCoupon: 'coupon-general',
  fixedCoupon: 'coupon-fixed',
  giveCoupon: 'coupon-give',
  signInCard: 'sign-6004',
  newYearItem: 'ny-box',
  unknown: 'gift-blue',
} as const satisfies Record<ReturnType<typeof rewardKind>, ItemArt>

function artOf(id: number): ItemArt {
  const kind = rewardKind(id)
  if (isPercentItem(id)) return kind === 'fixedCoupon' ? 'percent-fixed' : 'percent'
  if (kind === 'signInCard') return `sign-${id}` as ItemArt
  return newYearArt[id] ?? artOfKind[kind]
}
