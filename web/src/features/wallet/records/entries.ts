import type { CallOutput } from '../../../calls/api.ts'
import type { PlainTextKey } from '../../../i18n/texts.ts'

export type Entry = CallOutput<'appUserCoinDetail'>['entryList'][number]
export type EntryKind = Entry['kind']

export const kindTexts: Record<EntryKind, PlainTextKey> = {
  deposit: 'wallet.kindDeposit',
  withdrawal: 'wallet.kindWithdrawal',
  bet: 'wallet.kindBet',
  win: 'wallet.kindWin',
  refund: 'wallet.kindRefund',
  reward: 'wallet.kindReward',
  safebox: 'wallet.kindSafebox',
  other: 'wallet.kindOther',
}

/** A change with its sign. */
export function signed(change: number, write: (amount: number) => string): string {
  return change > 0 ? `+${write(change)}` : `-${write(-change)}`
}
