/** What the bell tells of. */
export const noteKinds = [
  'deposit',
  'withdrawal',
  'reward',
  'mail',
  'identity',
  'account',
  'answer',
] as const
export type NoteKind = (typeof noteKinds)[number]

/** What a player may switch off; what keeps an account safe is always told. */
export const mutableKinds = ['deposit', 'withdrawal', 'reward', 'mail'] as const
export type MutableKind = (typeof mutableKinds)[number]

/** The tabs of the bell. */
export const noteGroups = ['money', 'rewards', 'account'] as const
export type NoteGroup = (typeof noteGroups)[number]

export const kindsOf: Record<NoteGroup, readonly NoteKind[]> = {
  money: ['deposit', 'withdrawal'],
  rewards: ['reward'],
  account: ['mail', 'identity', 'account', 'answer'],
}
