import { CallFailure } from '../../calls/api.ts'
import { text, type PlainTextKey } from '../../i18n/texts.ts'
import { failureText } from '../../calls/show-failure.ts'
import { toast } from '../../ui/toast.ts'
import { refreshActivities } from './activities-store.ts'

/** 1001 to 1010 mean the same in every activity; 1901 and on are why the gate is shut. */
const texts: Readonly<Record<number, PlainTextKey>> = {
  1001: 'activity.act39.err1001',
  1002: 'activity.act39.err1002',
  1003: 'activity.act39.err1003',
  1004: 'activity.act39.err1004',
  1005: 'activity.act39.err1005',
  1006: 'activity.act39.err1006',
  1007: 'activity.act39.err1007',
  1008: 'activity.act39.err1008',
  1009: 'activity.act39.err1009',
  1010: 'activity.act39.err1010',
  1901: 'activity.accountClosed',
  1902: 'activity.selfExcluded',
  1903: 'activity.timedOut',
  1904: 'activity.kycDue',
  1905: 'activity.limitReached',
  1906: 'activity.termsOutdated',
  1907: 'activity.switchedOff',
  1908: 'activity.countryNotAllowed',
  1909: 'activity.underAge',
  1910: 'activity.realityCheckDue',
  1911: 'activity.signInStale',
}

const endedCode = 1001

/** The words for why an activity refused; needs the texts of the area `activity`. */
export function activityFailureText(error: unknown): string {
  const key = error instanceof CallFailure ? texts[error.errcode] : undefined
  return key ? text(key) : failureText(error)
}

/** Tells why an activity refused. Something changed meanwhile: the list is asked for again. */
export function showActivityFailure(error: unknown): void {
  if (error instanceof CallFailure && error.code === 401) return
  toast.error(activityFailureText(error))
  if (isRefusal(error)) void refreshActivities()
}

export function isEnded(error: unknown): boolean {
  return error instanceof CallFailure && error.errcode === endedCode
}

/** One of the reasons every activity knows. */
export function isRefusal(error: unknown): boolean {
  return error instanceof CallFailure && texts[error.errcode] !== undefined
}
