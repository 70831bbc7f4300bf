/** Money is an integer in hundredths everywhere; these functions make what a player reads. */

/** 1248050 → "12,480.50". Exact for every safe integer: no division of floats. */
export function formatMoney(hundredths: number): string {
  if (!Number.isSafeInteger(hundredths)) throw new RangeError(`not an amount: ${hundredths}`)
  const digits = String(Math.abs(hundredths)).padStart(3, '0')
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${hundredths < 0 ? '-' : ''}${whole}.${digits.slice(-2)}`
}

/** Points are stored in hundredths too, but only whole ones are shown. */
export function floorPoints(hundredths: number): number {
  return Math.floor(hundredths / 100)
}

export const regions = ['th', 'pk', 'ph'] as const
export type Region = (typeof regions)[number]

export const currencies = { th: 'THB', pk: 'PKR', ph: 'PHP' } as const satisfies Record<
  Region,
  string
>
export type Currency = (typeof currencies)[Region]

export const currencySigns = { THB: '฿', PKR: '₨', PHP: '₱' } as const satisfies Record<
  Currency,
  string
>

/** The page of deposits: the web links to it, and a payment provider leads back to it. */
export const depositPath = '/lobby/wallets/deposit'
