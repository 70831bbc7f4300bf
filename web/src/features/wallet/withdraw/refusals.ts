import { type Explained, gateRefusals } from '../../../money/refusals.ts'

const refusals: Readonly<Record<string, Explained>> = {
  ...gateRefusals,
  kycNotVerified: { text: 'wallet.needKycNote', href: '/walletsKyc', action: 'wallet.goKyc' },
  walletPasswordUnset: {
    text: 'wallet.needPinNote',
    href: '/walletsPassword?back=1',
    action: 'wallet.setPin',
  },
  unknownCard: { text: 'wallet.refusedCard', href: '/bankCardList', action: 'wallet.seeCards' },
  cardTooNew: { text: 'wallet.cardWaitsNote' },
  nameMismatch: { text: 'wallet.refusedName', href: '/bankCardList', action: 'wallet.seeCards' },
  credentialsChanged: { text: 'wallet.pinWaitsNote' },
  amountOutOfRange: { text: 'deposit.refusedAmount' },
  notWithdrawable: { text: 'wallet.refusedLocked' },
  dailyLimitReached: { text: 'wallet.dayFullNote' },
}

export function explainWithdrawal(error: string): Explained | null {
  return Object.hasOwn(refusals, error) ? (refusals[error] ?? null) : null
}
