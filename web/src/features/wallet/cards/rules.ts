import type { PlainTextKey } from '../../../i18n/texts.ts'
import { pinProblems } from '../pin-problems.ts'

export type CardFields = { bankId: number | null; accountName: string; cardNum: string }
export type CardProblems = Partial<Record<'bank' | 'name' | 'number' | 'pin', PlainTextKey>>

/** What can be said before the server is asked. */
export function findCardProblems({ bankId, accountName, cardNum }: CardFields): CardProblems {
  return {
    ...(bankId === null && { bank: 'wallet.bankMissing' }),
    ...(accountName.trim() === '' && { name: 'wallet.nameMissing' }),
    ...(!/^\d{6,30}$/.test(cardNum) && { number: 'wallet.numberMalformed' }),
  }
}

/** Account numbers are read aloud and pasted with gaps and dashes. */
export function cleanNumber(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 30)
}

const ofFields: Readonly<Record<string, CardProblems>> = {
  unknownBank: { bank: 'wallet.bankMissing' },
  cardTaken: { number: 'wallet.cardTaken' },
  nameMismatch: { name: 'wallet.nameMismatch' },
  cardMalformed: { number: 'wallet.numberMalformed' },
  tooManyTries: { number: 'wallet.tooManyTries' },
  tooManyCards: { bank: 'wallet.tooManyCards' },
}

/** The server's refusal at the field it is about; null when it is about none. */
export function placeProblem(error: string): CardProblems | null {
  const pin = pinProblems[error]
  if (pin) return { pin }
  return Object.hasOwn(ofFields, error) ? (ofFields[error] ?? null) : null
}
