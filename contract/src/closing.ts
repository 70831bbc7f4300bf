/** What must be settled before a player can close the account, in the order it is told. */
export const closingObstacles = [
  'accountFrozen',
  'roundOpen',
  'depositOpen',
  'withdrawalOpen',
  'debtOpen',
  'balanceLeft',
] as const
export type ClosingObstacle = (typeof closingObstacles)[number]

/** After closing: when the rest goes that nobody is bound to keep, and when the law's time ends. */
export const leavesAfterDays = 30
export const forgottenAfterYears = 5
