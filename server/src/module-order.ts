/**
 * The order of modules: each may use those before it, and only through their `index.ts`. The style
 * test holds the imports to it, and docs/architecture.md shows it.
 */
export const moduleOrder = [
  'wallet',
  'players',
  'identity',
  'limits',
  'gate',
  'rewards',
  'games',
  'play',
  'cashier',
  'messages',
  'site',
  'activities',
  'session',
  'reports',
  'mailings',
  'operators',
] as const

export type ModuleName = (typeof moduleOrder)[number]
