import { text } from '../i18n/texts.ts'
import { toast } from '../ui/toast.ts'
import { CallFailure, NetworkFailure } from './api.ts'
import { failureCode } from './failures.ts'

export { failureCode } from './failures.ts'

/** Tells the player that an action failed. A refused session is told by the login page itself. */
export function showFailure(error: unknown): void {
  if (error instanceof CallFailure && error.code === 401) return
  toast.error(failureText(error))
}

export function failureText(error: unknown): string {
  if (error instanceof NetworkFailure && error.status === null) return text('common.networkError')
  if (error instanceof CallFailure && error.error === 'signInStale') return text('common.unproved')
  return text('common.errorError', { code: failureCode(error) })
}
