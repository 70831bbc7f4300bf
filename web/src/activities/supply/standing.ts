import type { CallOutput } from '../../calls/api.ts'

type Supply = Pick<
  CallOutput<'appSupplyUser'>,
  'isBankrupt' | 'bonus' | 'leftToday' | 'depositLeft'
>
export type Standing = 'ready' | 'taken' | 'deposit' | 'notBankrupt' | 'smallLoss'

/** Why the supply can or cannot be taken now; what cannot be helped today comes first. */
export function standingOf({ isBankrupt, bonus, leftToday, depositLeft }: Supply): Standing {
  if (leftToday === 0) return 'taken'
  if (depositLeft > 0) return 'deposit'
  if (!isBankrupt) return 'notBankrupt'
  return bonus > 0 ? 'ready' : 'smallLoss'
}
