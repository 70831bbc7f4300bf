/** `18:00`, as clocks show it. */
export function clockOf(at: number): string {
  const time = new Date(at)
  return [time.getHours(), time.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}

export function isToday(at: number, now = Date.now()): boolean {
  return new Date(at).toDateString() === new Date(now).toDateString()
}
