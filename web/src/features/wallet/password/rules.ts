import type { PlainTextKey } from '../../../i18n/texts.ts'
import { pinLength } from '../pin-problems.ts'

export type PinProblems = Partial<
  Record<'old' | 'code' | 'mobile' | 'fresh' | 'again', PlainTextKey>
>

/** Digits a thief tries first: all alike, a run up or down, a pair or a half repeated. */
export function isTooSimple(pin: string): boolean {
  const steps = Array.from(pin)
    .slice(1)
    .map((digit, index) => Number(digit) - Number(pin[index]))
  const isRun = steps.every((step) => step === steps[0]) && Math.abs(steps[0] ?? 9) <= 1
  return isRun || /^(\d\d)\1\1$/.test(pin) || /^(\d{3})\1$/.test(pin)
}

export function findPinProblems(fresh: string, again: string): PinProblems {
  if (fresh.length < pinLength) return { fresh: 'wallet.pinShort' }
  if (isTooSimple(fresh)) return { fresh: 'wallet.pinTooSimple' }
  return fresh === again ? {} : { again: 'wallet.pinDiffers' }
}

const refusals: Readonly<Record<string, PinProblems>> = {
  wrongPassword: { old: 'wallet.pinWrong' },
  passwordLocked: { old: 'wallet.pinLocked' },
  tooSimple: { fresh: 'wallet.pinTooSimple' },
  mobileUnbound: { mobile: 'wallet.mobileUnbound' },
  codeWrong: { code: 'wallet.codeWrong' },
  codeExpired: { code: 'wallet.codeExpired' },
}

export function placePinProblem(error: string): PinProblems | null {
  return Object.hasOwn(refusals, error) ? (refusals[error] ?? null) : null
}
