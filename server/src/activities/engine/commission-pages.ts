/** A place in a statement: a day, and how many of its lines were shown already. */
export type Place = { day: string; skip: number }

const skipBase = 1_000_000

/** A place as a number, for members' ids are not told. */
export function cursorOf({ day, skip }: Place): string {
  return String(Number(day.replaceAll('-', '')) * skipBase + skip)
}

/** Where a page begins; null at the beginning. What is no place of ours is one before all days. */
export function placeOf(cursor: number | null): Place | null {
  if (cursor === null) return null
  const digits = String(Math.floor(cursor / skipBase)).padStart(8, '0')
  const day = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`
  const isDay = /^[12]\d{3}-/.test(day) && !Number.isNaN(Date.parse(day))
  return isDay ? { day, skip: cursor % skipBase } : { day: '1970-01-01', skip: 0 }
}

/** Of lines that stand in order from a place on: a page, and where the next one begins. */
export function pageOf<Line extends { day: string }>(
  lines: readonly Line[],
  from: Place | null,
  limit: number,
): { page: Line[]; nextCursor: string | null } {
  const page = lines.slice(0, limit)
  const last = page.at(-1)
  if (!last || lines.length <= limit) return { page, nextCursor: null }
  const before = from?.day === last.day ? from.skip : 0
  const shown = page.filter(({ day }) => day === last.day).length
  return { page, nextCursor: cursorOf({ day: last.day, skip: before + shown }) }
}
