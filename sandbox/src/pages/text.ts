const signs: Record<string, string> = { THB: '฿', PHP: '₱' }

export function moneyText(amount: number, currency: string): string {
  const whole = Math.trunc(amount / 100).toLocaleString('en-US')
  const rest = String(amount % 100).padStart(2, '0')
  return `${signs[currency] ?? `${currency} `}${whole}.${rest}`
}

export function timeText(atMs: number): string {
  return clock.format(atMs)
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Bangkok',
  day: '2-digit',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})
