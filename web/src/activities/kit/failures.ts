import type { OfferError } from '@parlour/contract/activities/errors.ts'
import type { ClaimGateError } from '@parlour/contract/gate.ts'
import { CallFailure } from '../../calls/api.ts'
import { dateTimeText } from '../../i18n/format.ts'
import { needTexts, type PlainTextKey, text, useLoadedTexts } from '../../i18n/texts.ts'
import { failureText } from '../../calls/show-failure.ts'
import { toast } from '../../ui/toast.ts'
import { refreshActivities } from './activities-store.ts'

/** What a page offers no more: it was taken away, or spent elsewhere, while the page was open. */
type OwnError =
  | 'belowMinimum'
  | 'belowOneCoin'
  | 'notBought'
  | 'notEnoughPoints'
  | 'targetMissing'
  | 'unknownDraw'
  | 'unknownTarget'
  | 'unknownTask'

type ActivityError = OfferError | ClaimGateError | OwnError

/** Reasons that mean the same in every activity, and why the gate is shut. */
const texts: Readonly<Record<ActivityError, PlainTextKey>> = {
  ended: 'activity.ended',
  notStarted: 'activity.notStarted',
  notReached: 'activity.notReached',
  alreadyClaimed: 'activity.alreadyClaimed',
  unknownReward: 'activity.unknownReward',
  newPlayersOnly: 'activity.newPlayersOnly',
  mobileNotBound: 'activity.mobileNotBound',
  noDepositYet: 'activity.noDepositYet',
  nothingLeft: 'activity.nothingLeft',
  accountClosed: 'activity.accountClosed',
  accountFrozen: 'activity.accountFrozen',
  selfExcluded: 'activity.selfExcluded',
  timedOut: 'activity.timedOut',
  kycDue: 'activity.kycDue',
  limitReached: 'activity.limitReached',
  termsOutdated: 'activity.termsOutdated',
  switchedOff: 'activity.switchedOff',
  countryNotAllowed: 'activity.countryNotAllowed',
  underAge: 'activity.underAge',
  signInStale: 'activity.signInStale',
  inCare: 'activity.inCare',
  belowMinimum: 'activity.notReached',
  belowOneCoin: 'activity.notEnoughPoints',
  notBought: 'activity.notReached',
  notEnoughPoints: 'activity.notEnoughPoints',
  targetMissing: 'activity.targetMissing',
  unknownDraw: 'activity.unknownReward',
  unknownTarget: 'activity.unknownReward',
  unknownTask: 'activity.unknownReward',
}

/** The words for why an activity refused; needs the texts of the area `activity`. */
export function activityFailureText(error: unknown): string {
  const beginsAt = findBeginning(error)
  if (beginsAt !== null) {
    const { locale } = useLoadedTexts.getState()
    return text('activity.notStartedUntil', { time: dateTimeText(beginsAt, locale) })
  }
  return isRefusal(error) ? text(texts[error.error]) : failureText(error)
}

/** The words for a refusal that an answer tells of; needs the texts of the area `activity`. */
export function refusalText(name: string): string {
  return text(Object.hasOwn(texts, name) ? texts[name as ActivityError] : 'activity.notReached')
}

export type Refusals = Readonly<Record<string, PlainTextKey>>

/** Tells why an activity refused. Something changed meanwhile: the list is asked for again. */
export async function showActivityFailure(error: unknown, refusals: Refusals = {}): Promise<void> {
  if (error instanceof CallFailure && error.code === 401) return
  const own = error instanceof CallFailure ? refusals[error.error] : undefined
  if (!own && isRefusal(error)) await needTexts(['activity'])
  toast.error(own ? text(own) : activityFailureText(error))
  if (isRefusal(error)) void refreshActivities()
}

/** When the activity begins that refused because it has not. */
export function findBeginning(error: unknown): number | null {
  const isEarly = error instanceof CallFailure && error.error === 'notStarted'
  return isEarly ? (error.until ?? null) : null
}

export function isEnded(error: unknown): boolean {
  return error instanceof CallFailure && error.error === 'ended'
}

/** One of the reasons every activity knows. */
export function isRefusal(error: unknown): error is CallFailure & { error: ActivityError } {
  return error instanceof CallFailure && Object.hasOwn(texts, error.error)
}
