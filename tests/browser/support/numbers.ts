import { randomInt } from 'node:crypto'

/**
 * So many digits, by chance. The sandbox never reaches numbers that end in 0000, and is late with
 * those that end in 1111: by chance nobody has such a one.
 */
export function makeDigits(count: number): string {
  return `${randomInt(10 ** (count - 2), 10 ** (count - 1))}${randomInt(2, 10)}`
}

export function makeMobile(): string {
  return `08${makeDigits(8)}`
}
