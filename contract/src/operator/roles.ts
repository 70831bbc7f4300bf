/** What an operator may be allowed to do. */
export const permissions = [
  'cashier.read',
  'deposits.decide',
  'withdrawals.decide',
  'money.correct',
  'players.decide',
  'games.decide',
  'kyc.read',
  'kyc.decide',
  'audit.read',
  'activities.read',
  'activities.decide',
  'operators.read',
  'operators.decide',
] as const
export type Permission = (typeof permissions)[number]

/** A role is a named set of permissions. Whoever needs more gets a right that ends by itself. */
export const roles = {
  support: ['cashier.read', 'kyc.read', 'activities.read'],
  payments: ['cashier.read', 'deposits.decide', 'withdrawals.decide', 'money.correct'],
  identity: ['kyc.read', 'kyc.decide'],
  promotions: ['activities.read', 'activities.decide'],
  content: ['activities.read'],
  risk: [
    'cashier.read',
    'players.decide',
    'kyc.read',
    'activities.read',
    'audit.read',
    'operators.read',
  ],
  finance: ['cashier.read', 'money.correct', 'activities.read', 'audit.read', 'operators.read'],
  owner: permissions,
} as const satisfies Record<string, readonly Permission[]>
export type Role = keyof typeof roles

export const roleNames = Object.keys(roles) as Role[]
