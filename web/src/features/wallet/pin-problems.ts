import type { PlainTextKey } from '../../i18n/texts.ts'

export const pinLength = 6

/** What the server says of a wallet password, under the names that different calls give it. */
export const pinProblems: Readonly<Record<string, PlainTextKey>> = {
  wrongPassword: 'wallet.pinWrong',
  walletPasswordWrong: 'wallet.pinWrong',
  passwordLocked: 'wallet.pinLocked',
  walletPasswordLocked: 'wallet.pinLocked',
  passwordUnset: 'wallet.safeboxNeedsPin',
  walletPasswordUnset: 'wallet.safeboxNeedsPin',
}
