import type { Details, User } from '../../session/store.ts'

export const stepNames = [
  'phone',
  'limits',
  'deposit',
  'game',
  'walletPassword',
  'identity',
] as const
export type StepName = (typeof stepNames)[number]
export type Steps = Record<StepName, boolean>

type Player = Pick<User, 'mobile' | 'firstRecharge' | 'hasSafeboxPassword' | 'hasKyc'>
type Known = { user: Player; details: Pick<Details, 'gameHistory'>; hasLimits: boolean }

/** What a new player has done of what makes an account whole. */
export function readSteps({ user, details, hasLimits }: Known): Steps {
  return {
    phone: user.mobile !== null,
    limits: hasLimits,
    deposit: user.firstRecharge,
    game: details.gameHistory.length > 0,
    walletPassword: user.hasSafeboxPassword,
    identity: user.hasKyc,
  }
}

/** Whether nothing is left to do. Limits are known later, and alone they keep no list open. */
export function isChecklistOver({ user, details }: Omit<Known, 'hasLimits'>): boolean {
  const steps = readSteps({ user, details, hasLimits: true })
  return !Object.values(steps).includes(false)
}
