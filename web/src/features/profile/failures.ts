import { CallFailure } from '../../calls/failures.ts'
import type { Translate } from '../../i18n/texts.ts'
import { failureText } from '../../calls/show-failure.ts'

export function particularsFailure(t: Translate, error: unknown, age: number): string {
  if (isRefused(error, 'lockedByKyc')) return t('profile.failed1001')
  if (isRefused(error, 'underAge')) return t('profile.failed1909', { age })
  return failureText(error)
}

export function nicknameFailure(t: Translate, error: unknown): string {
  return isRefused(error, 'nicknameRefused') ? t('profile.nicknameTip') : failureText(error)
}

export function superiorFailure(t: Translate, error: unknown): string {
  if (isRefused(error, 'alreadyHasSuperior')) return t('profile.superiorFailed1001')
  if (isRefused(error, 'unknownSuperior')) return t('profile.superiorFailed1002')
  if (isRefused(error, 'ownTeam')) return t('profile.superiorFailed1003')
  if (isRefused(error, 'tooLate')) return t('profile.superiorFailed1004')
  return failureText(error)
}

function isRefused(error: unknown, name: string): boolean {
  return error instanceof CallFailure && error.error === name
}
