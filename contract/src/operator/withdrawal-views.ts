/** Why a withdrawal waits. */
export const waitingReasons = [
  'twoPeople',
  'secondPerson',
  'aboveUsual',
  'manyToday',
  'newCard',
  'newNumber',
  'firstOne',
  'moreOutThanIn',
] as const

export const withdrawalViews = ['waiting', 'taken', 'twoPeople', 'unknown', 'all'] as const
