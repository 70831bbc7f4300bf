import type { Translate } from './texts.ts'
import { locale } from './texts.ts'
import { zone } from './zone.ts'

export function clockText(time: number): string {
  const style = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const
  return new Intl.DateTimeFormat('en-GB', { ...style, ...zone }).format(time)
}

const halfYearMs = 183 * 86_400_000

/** With its year where that is not plain. */
export function dayTimeText(time: number): string {
  const calendar = locale.get() === 'th' ? 'th-TH-u-ca-buddhist' : 'en-GB'
  const day = { day: 'numeric', month: 'short' } as const
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const isFar = Math.abs(time - Date.now()) > halfYearMs
  const style = { ...day, ...(isFar && { year: 'numeric' as const }), ...clock }
  return new Intl.DateTimeFormat(calendar, { ...style, ...zone }).format(time)
}

export function dayText(time: number): string {
  const calendar = locale.get() === 'th' ? 'th-TH-u-ca-buddhist' : 'en-GB'
  const style = { day: 'numeric', month: 'short', year: 'numeric' } as const
  return new Intl.DateTimeFormat(calendar, { ...style, ...zone }).format(time)
}

/** A day of the site's own calendar, whatever the zone. */
export function dayNameText(day: string): string {
  const calendar = locale.get() === 'th' ? 'th-TH-u-ca-buddhist' : 'en-GB'
  const style = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(calendar, style).format(Date.parse(day))
}

/** How much more or less, in percent. */
export function changeText(before: number, after: number): string {
  if (before === after) return '0 %'
  if (before === 0) return '—'
  const share = ((after - before) / Math.abs(before)) * 100
  return `${share > 0 ? '+' : '−'}${Math.abs(share).toFixed(1)} %`
}

export function shareText(part: number, whole: number): string {
  return whole === 0 ? '—' : `${((part / whole) * 100).toFixed(1)} %`
}

/** As far as the server counts. */
const mostCounted = 10_000

export function countText(t: Translate, n: number): string {
  const shown = Math.min(n, mostCounted).toLocaleString('en')
  return n >= mostCounted ? t('common.more', { n: shown }) : shown
}

const minuteMs = 60_000

/** How long something took or takes: minutes, then hours, then days. */
export function spanText(t: Translate, ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / minuteMs))
  if (minutes < 120) return t('unit.min', { n: minutes })
  const hours = Math.floor(minutes / 60)
  return hours < 72 ? t('unit.hours', { n: hours }) : t('unit.days', { n: Math.floor(hours / 24) })
}
