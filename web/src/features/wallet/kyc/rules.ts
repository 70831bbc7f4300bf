import type { CallOutput } from '../../../calls/api.ts'
import type { PlainTextKey } from '../../../i18n/texts.ts'
import type { KycFields } from './draft.ts'

export type KycRecord = CallOutput<'kyc'>['kyc']
export type KycProblems = Partial<Record<keyof KycFields | 'images', PlainTextKey>>

type Site = { ageLimit: number; today: string }

/** What can be said before the papers are sent; whether a number is a real one the server knows. */
export function findKycProblems(fields: KycFields, { ageLimit, today }: Site): KycProblems {
  const { realName, identityNumber, birthday, occupation, isEligible } = fields
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(birthday) && birthday < today
  return {
    ...(realName.trim() === '' && { realName: 'wallet.nameMissing' }),
    ...(!/^[0-9A-Za-z-]{5,30}$/.test(identityNumber) && { identityNumber: 'wallet.idMalformed' }),
    ...(!isDay && { birthday: 'wallet.birthdayMissing' }),
    ...(isDay && ageOn(birthday, today) < ageLimit && { birthday: 'wallet.tooYoung' }),
    ...(occupation.trim() === '' && { occupation: 'wallet.occupationMissing' }),
    ...(!isEligible && { isEligible: 'wallet.eligibleMissing' }),
  }
}

/** Papers show their number in groups, and so it is typed and pasted. */
export function cleanIdentity(typed: string): string {
  return typed.replace(/\s/g, '')
}

/** Whether the player is to act: papers that are being looked at, or were, are not sent again. */
export function isOwnTurn(status: KycRecord['status']): boolean {
  return status === 'none' || status === 'draft' || status === 'rejected'
}

/** Whole years between two days. */
export function ageOn(birthday: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return today.slice(5) < birthday.slice(5) ? years - 1 : years
}

const refusals: Readonly<Record<string, KycProblems>> = {
  identityTaken: { identityNumber: 'wallet.idTaken' },
  tooManyTries: { identityNumber: 'wallet.tooManyTries' },
  identityMalformed: { identityNumber: 'wallet.idMalformed' },
  unknownImage: { images: 'wallet.imagesMissing' },
  underAge: { birthday: 'wallet.tooYoung' },
}

export function placeKycProblem(error: string): KycProblems | null {
  return Object.hasOwn(refusals, error) ? (refusals[error] ?? null) : null
}
