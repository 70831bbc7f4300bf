/** As the server has it: letters of any script, marks, digits, spaces and a few signs. */
const nicknamePattern = /^[\p{L}\p{M}\p{N} ._-]{2,24}$/u

export function isNickname(text: string): boolean {
  return nicknamePattern.test(text.normalize('NFC').trim())
}

/** Empty is fine: every particular may stay out. */
export function isEmail(text: string): boolean {
  return text === '' || (/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text) && text.length <= 200)
}

export function findPlayerId(text: string): number | null {
  const id = /^\d{1,15}$/.test(text) ? Number(text) : 0
  return id > 0 ? id : null
}

/** The last day on which somebody of that age was born. */
export function lastBirthday(ageLimit: number, nowMs: number): string {
  const day = new Date(nowMs)
  day.setUTCFullYear(day.getUTCFullYear() - ageLimit)
  return day.toISOString().slice(0, 10)
}

/** What was changed, so that untouched fields are left alone. */
export function pickChanged<Form extends Record<string, string>>(
  before: Form,
  now: Form,
): Partial<Form> {
  const changed = Object.entries(now).filter(([name, value]) => before[name] !== value)
  return Object.fromEntries(changed) as Partial<Form>
}
