import type { ItemName } from '../asset-names.ts'
import { chest, envelope, gift } from '../rewards/boxes.ts'
import { coinStack, pointsStar } from '../rewards/coins.ts'
import { percent, ticket } from '../rewards/coupons.ts'
import { signCard } from '../rewards/errands.ts'
import { firework } from '../rewards/festivals.ts'
import { flameToken, lottoBall, miniWheel } from '../rewards/tokens.ts'
import { type DrawAsset, square } from './frames.ts'

const items: Record<ItemName, DrawAsset> = {
  coin: coinStack,
  points: pointsStar,
  'coupon-general': (D) => ticket(D, '#f08a0f', '%'),
  'coupon-fixed': (D) => ticket(D, '#0fa88a', '฿'),
  'coupon-give': (D) => ticket(D, '#e0347f', '+'),
  percent: (D) => percent(D, '#d4183a'),
  'percent-fixed': (D) => percent(D, '#2f55e0'),
  'spin-token': miniWheel,
  'ny-active': flameToken,
  'ny-box': (D) => gift(D),
  'ny-lottery': lottoBall,
  'ny-firework': firework,
  'sign-6004': (D) => signCard(D, '#8a95b0', 1),
  'sign-6005': (D) => signCard(D, '#2f9bff', 3),
  'sign-6006': (D) => signCard(D, '#b04dff', 7),
  'sign-6007': (D) => signCard(D, '#f0a01e', 30),
  'red-packet': (D) => envelope(D),
  chest,
  'gift-blue': (D) => gift(D, '#2f6bff', '#ffe08a'),
}

const hanging: readonly ItemName[] = ['ny-box', 'chest', 'gift-blue']

export const item = (name: ItemName): Promise<string> =>
  square(items[name], { dy: hanging.includes(name) ? 6 : 0 })
