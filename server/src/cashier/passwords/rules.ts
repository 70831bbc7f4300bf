/** The wallet password's rules, apart from everything that stores it. */
export const maxFailures = 5
export const lockMinutes = 30
export const holdHours = 24

/** Digits a thief tries first: all alike, a run up or down, a pair or a half repeated. */
export function isTooSimple(password: string): boolean {
  const digits = password.split('').map(Number)
  const steps = digits.slice(1).map((digit, at) => digit - (digits[at] ?? 0))
  const isRun = steps.every((step) => step === steps[0]) && Math.abs(steps[0] ?? 9) <= 1
  return isRun || /^(\d\d)\1\1$/.test(password) || /^(\d{3})\1$/.test(password)
}
