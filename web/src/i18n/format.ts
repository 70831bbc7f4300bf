import { formatMoney } from '@parlour/contract/money.ts'

/** Integer hundredths as `12,480.50`. */
export const moneyText = formatMoney

/** Points are kept in hundredths too and shown whole: `1,284`. */
export function pointsText(hundredths: number): string {
  // The tab bar shows some at the start, where the browser's own number formats would be too slow.
  return formatMoney(Math.floor(hundredths / 100) * 100).slice(0, -3)
}

/** `PM 2:41:07`, the same in both languages: as the ticker of wins has it. */
export function timeText(at: Date | number): string {
  const time = new Date(at)
  const half = time.getHours() < 12 ? 'AM' : 'PM'
  return `${half} ${time.getHours() % 12 || 12}:${two(time.getMinutes())}:${two(time.getSeconds())}`
}

let timeZone: string | undefined

/** Days and hours are the site's, wherever the device is; the device's own until they are known. */
export function setTimeZone(zone: string | undefined): void {
  timeZone = zone
}

/** `15 พ.ย. 2569` as on a bank's slip, or `15 Nov 2026`. */
export function dateText(at: Date | number, locale: string): string {
  const style = { day: 'numeric', month: 'short', year: 'numeric', timeZone } as const
  const calendar = locale === 'th-TH' ? 'th-TH-u-ca-buddhist' : 'en-GB'
  const parts = new Intl.DateTimeFormat(calendar, style).formatToParts(new Date(at))
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  // Some engines write September with four letters.
  return `${find('day')} ${find('month').replace(/^Sept$/, 'Sep')} ${find('year')}`
}

/** `14:41`. */
export function clockText(at: Date | number): string {
  const style = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const
  return new Intl.DateTimeFormat('en-GB', style).format(new Date(at))
}

/** `15 พ.ย. 2569 14:41 น.` or `15 Nov 2026, 14:41`. */
export function dateTimeText(at: Date | number, locale: string): string {
  const [day, clock] = [dateText(at, locale), clockText(at)]
  return locale === 'th-TH' ? `${day} ${clock} น.` : `${day}, ${clock}`
}

function two(part: number): string {
  return String(part).padStart(2, '0')
}
