import type { Region } from '@parlour/contract/money.ts'
import { toPlainIdentity } from './details.ts'

/** A passport: letters and digits, at least one of each. */
const passport = /^(?=.*[A-Z])(?=.*\d)[A-Z0-9]{6,12}$/

const national: Record<Region, (digits: string) => boolean> = {
  th: (digits) => digits.length === 13 && hasThaiCheckDigit(digits),
  pk: (digits) => digits.length === 13,
  ph: (digits) => digits.length >= 10 && digits.length <= 16,
}

/** Whether a number can be one of the region's identity cards, or of a passport. */
export function isIdentityNumber(typed: string, region: Region): boolean {
  const plain = toPlainIdentity(typed)
  return /^\d+$/.test(plain) ? national[region](plain) : passport.test(plain)
}

/** Whole years between two days of the calendar. */
export function ageOn(birthday: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return today.slice(5) < birthday.slice(5) ? years - 1 : years
}

/** The thirteenth digit follows from the twelve before it. */
function hasThaiCheckDigit(digits: string): boolean {
  const weighted = Array.from({ length: 12 }, (_, at) => Number(digits[at]) * (13 - at))
  const sum = weighted.reduce((total, part) => total + part, 0)
  return (11 - (sum % 11)) % 10 === Number(digits[12])
}
