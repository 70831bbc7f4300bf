import {
  couponRanges,
  isPercentItem,
  isShareCoupon,
  type RewardItem,
  rewardIds,
  rewardKind,
} from '@parlour/contract/reward-items.ts'
import { pointsText } from '../i18n/format.ts'
import type { TextKey, Translate } from '../i18n/texts.ts'
import type { SiteConfig } from '../site/config.ts'
import type { ItemArt } from '../ui/art.ts'
import type { RewardLine } from '../ui/RewardModal.tsx'

type Props = SiteConfig['appPropConfigMap']

/** How sums are written: with their sign, as everywhere. */
type Words = {
  t: Translate
  money: (hundredths: number) => string
  choose: (thai: string, english: string) => string
}

/**
 * Rewards as tiles show them: picture, amount and the one condition that matters. Whoever shows
 * them needs the texts of the area `items`.
 */
export function rewardLines(
  items: readonly RewardItem[],
  props: Props,
  words: Words,
): RewardLine[] {
  return items.map((item) => ({ item: artOf(item.id), ...wordsOf(item, props, words) }))
}

/** One reward within a sentence: `฿20.00 (Wager 5×)`, `100 Points`, `1 Draw`. */
export function rewardText(item: RewardItem, props: Props, words: Words): string {
  const kind = rewardKind(item.id)
  const { amountText, text } = wordsOf(item, props, words)
  if (kind === 'points' || kind === 'newYearItem') return `${amountText} ${text}`
  return kind === 'coin' && item.betRate === 0 ? amountText : `${amountText} (${text})`
}

function wordsOf({ id, count, betRate }: RewardItem, props: Props, words: Words) {
  const { t, money } = words
  const kind = rewardKind(id)
  if (kind === 'coin') {
    const text = betRate > 0 ? t('item.coinTurnover', { rate: betRate }) : t('item.coin')
    return { amountText: money(count), text }
  }
  if (kind === 'points')
    return { amountText: pointsText(count), text: t('item.points', { count: count / 100 }) }
  if (kind in couponRanges) return couponWords({ id, count }, props[id], words)
  const own = newYearWords[id]
  if (own) return { amountText: String(count), text: t(own, { count }) }
  return { amountText: `×${count}`, text: nameOf(props[id], words) ?? t('item.piece') }
}

/** A coupon says what it is worth when the site told us, otherwise how many there are. */
function couponWords(
  { id, count }: { id: number; count: number },
  coupon: Props[string] | undefined,
  words: Words,
) {
  const { t, money } = words
  const minimum = coupon?.parameter.limitAmount ?? 0
  const text = minimum > 0 ? t('item.couponMinimum', { amount: money(minimum) }) : undefined
  const worth = coupon && (isShareCoupon(id) ? `+${coupon.num}%` : `+${money(coupon.num * 100)}`)
  const pieces = count > 1 ? ` ×${count}` : ''
  return {
    amountText: worth ? worth + pieces : `×${count}`,
    text: text ?? nameOf(coupon, words) ?? t('item.coupon'),
  }
}

function nameOf(item: Props[string] | undefined, { choose }: Words): string | undefined {
  return item && choose(item.name, item.nameEn)
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
