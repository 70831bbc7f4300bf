/** What players can be chosen by for a mail: how each is compared, and with what. */
export const segmentFields = {
  registered: { is: ['within', 'before'], value: 'days' },
  lastDeposit: { is: ['within', 'before'], value: 'days' },
  deposited: { is: ['atLeast', 'atMost'], value: 'amount' },
  vipLevel: { is: ['atLeast', 'atMost'], value: 'level' },
  verified: { is: ['yes', 'no'], value: null },
  played: { is: ['yes', 'no'], value: 'game' },
} as const
export type SegmentField = keyof typeof segmentFields
export const segmentFieldNames = Object.keys(segmentFields) as SegmentField[]

export const comparisons = ['within', 'before', 'atLeast', 'atMost', 'yes', 'no'] as const
export type Comparison = (typeof comparisons)[number]

export type Condition = { field: SegmentField; is: Comparison; value: number }

/** Whether the field can be compared so. */
export function isComparable({ field, is }: Pick<Condition, 'field' | 'is'>): boolean {
  return (segmentFields[field].is as readonly Comparison[]).includes(is)
}

/** Whether it says what to compare with: a game is chosen, and is no number by itself. */
export function isWhole({ field, value }: Pick<Condition, 'field' | 'value'>): boolean {
  return segmentFields[field].value !== 'game' || value > 0
}

/** Why a player gets no mail to many, the first reason that holds. */
export const leftOutReasons = ['notOpen', 'paused', 'cared', 'optedOut', 'enough'] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

export const mostConditions = 10
/** Beyond so many players nobody waits for the exact count. */
export const mostCounted = 1_000_000
/** Of more players than these a part is counted, and the rest estimated. */
export const countedAtMost = 20_000

/** The most that so many in a part may stand for: whoever judges by it errs to the careful side. */
export function mostLikely(seen: number): number {
  return seen + 3 * Math.sqrt(seen) + 3
}
/** How long a mail can be called back before it goes out. */
export const callBackMs = 30_000
