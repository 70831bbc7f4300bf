import { formatMoney } from '@parlour/contract/money.ts'

/** Integer hundredths as `12,480.50`. */
export const moneyText = formatMoney

/** Points are kept in hundredths too and shown whole: `1,284`. */
export function pointsText(hundredths: number): string {
  // The tab bar shows some at the start, where the browser's own number formats would be too slow.
  return formatMoney(Math.floor(hundredths / 100) * 100).slice(0, -3)
}

/** `PM 2:41:07`, the same in both languages. */
export function timeText(at: Date | number): string {
  const time = new Date(at)
  const half = time.getHours() < 12 ? 'AM' : 'PM'
  return `${half} ${time.getHours() % 12 || 12}:${two(time.getMinutes())}:${two(time.getSeconds())}`
}

/** `15 พ.ย. 2026` or `15 Nov 2026`: the reader's month, the year as on a bank's slip. */
export function dateText(at: Date | number, locale: string): string {
  const calendar = locale === 'th-TH' ? 'th-TH-u-ca-gregory' : 'en-GB'
  const style = { day: 'numeric', month: 'short', year: 'numeric' } as const
  const parts = new Intl.DateTimeFormat(calendar, style).formatToParts(new Date(at))
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return `${find('day')} ${find('month')} ${find('year')}`
}

export function dateTimeText(at: Date | number, locale: string): string {
  return `${dateText(at, locale)} ${timeText(at)}`
}

function two(part: number): string {
  return String(part).padStart(2, '0')
}
