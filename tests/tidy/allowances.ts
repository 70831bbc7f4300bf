export type Allowance = {
  rule: string
  /** A file, or a folder with a slash at its end. */
  path: string
  reason: string
  /** Named by the architecture: stays while nothing is there yet. Any other goes when unneeded. */
  isStanding?: true
}

/** What may break a rule, and why. The list should only ever get shorter. */
export const allowances: Allowance[] = [
  {
    rule: 'table-owners',
    path: 'server/src/wallet/',
    reason: 'an account is locked and read together with its player, in one statement',
  },
  {
    rule: 'table-owners',
    path: 'server/src/frame/caller.ts',
    reason: 'whether a sign-in is open is asked by modules before the one that writes sign-ins',
  },
  {
    rule: 'table-owners',
    path: 'server/src/frame/pins.ts',
    reason: 'rows of any module are joined with their players, to lie where those do',
  },
  {
    rule: 'forbidden-words',
    path: 'web/src/features/service/',
    reason: 'customer service is the name of these pages, for players and in the architecture',
    isStanding: true,
  },
  {
    rule: 'activities',
    path: 'server/src/activities/tasks/',
    reason: 'following is a task that another activity pays for: one look at both configs',
  },
  {
    rule: 'web-layers',
    path: 'web/src/activities/follow-rewards/view.ts',
    reason: 'following is a task: its page lists tasks by their own rows',
  },
]
