/** What is drawn besides game cards. A name is a file name in built/, and a word of the wire. */

export const itemNames = [
  'coin',
  'points',
  'coupon-general',
  'coupon-fixed',
  'coupon-give',
  'percent',
  'percent-fixed',
  'spin-token',
  'ny-active',
  'ny-box',
  'ny-lottery',
  'ny-firework',
  'sign-6004',
  'sign-6005',
  'sign-6006',
  'sign-6007',
  'red-packet',
  'chest',
  'gift-blue',
] as const

/** Numbers of activity types, and the rebate that has no number. */
export const activityNames = [
  '4',
  '8',
  '15',
  '16',
  '17',
  '20',
  '21',
  '22',
  '23',
  '25',
  '26',
  '28',
  '29',
  '30',
  '31',
  '33',
  '35',
  '36',
  '37',
  '38',
  '39',
  '40',
  '41',
  '42',
  '43',
  'vipRebate',
] as const

export const categoryNames = ['0', '1', '2', '3', '4', '5', '6', '101'] as const

export const stateNames = [
  'empty-favorites',
  'offline',
  'maintenance',
  'empty-list',
  'age21',
] as const

export const bannerNames = [
  'first-deposit',
  'lucky-spin',
  'vip-rebate',
  'invite-friends',
  'naga-ember',
  'play-safely',
  'verify-identity',
] as const

/** Fish that swim in a game. */
export const swimmerNames = [
  'minnow',
  'crab',
  'puffer',
  'koi',
  'shark',
  'angler',
  'kraken',
] as const

export const appIconNames = ['icon', 'icon-maskable', 'favicon'] as const

export const vipLevels = 11
export const avatarCount = 8

export type ItemName = (typeof itemNames)[number]
export type ActivityName = (typeof activityNames)[number]
export type CategoryName = (typeof categoryNames)[number]
export type StateName = (typeof stateNames)[number]
export type BannerName = (typeof bannerNames)[number]
export type SwimmerName = (typeof swimmerNames)[number]
export type AppIconName = (typeof appIconNames)[number]
