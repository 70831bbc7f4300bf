/** Pages that only say they are being prepared. Whoever builds one takes it off the list. */
export const notBuiltMobile = [
  '/activity/weekendLottery',
  '/activity/cashBonus',
  '/activity/agent',
  '/activity/agentCount',
  '/activity/agent5',
  '/activity/festival',
  '/activity/christmas',
  '/activity/newYear',
] as const

export const notBuiltDesktop = ['/activity/agent', '/activity/agent5'] as const
