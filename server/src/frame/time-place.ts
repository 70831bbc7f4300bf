import { FrameFailure } from './failures.ts'
import type { Sql } from './queries.ts'
import { sql } from './queries.ts'

/** Where a list in the order of time goes on: after a moment, and within it after an id. */
export type TimePlace = { micros: number; id: string }

/** What a list by time is ordered by. An id's shape keeps out what PostgreSQL could not compare. */
export type TimeOrder = { at: Sql; id: Sql; shape: RegExp; type: Sql }

export const numbered = { shape: /^\d{1,15}$/, type: sql`bigint` }
export const named = { shape: /^[\w-]{1,64}$/, type: sql`text` }

export function readTimePlace(cursor: string | undefined, { shape }: Pick<TimeOrder, 'shape'>) {
  if (cursor === undefined) return null
  const dot = cursor.indexOf('.')
  const [micros, id] = [cursor.slice(0, Math.max(0, dot)), cursor.slice(dot + 1)]
  if (!/^\d{1,16}$/.test(micros) || !Number.isSafeInteger(Number(micros)) || !shape.test(id))
    throw new FrameFailure('badInput', 'cursor: not one of ours')
  return { micros: Number(micros), id }
}

/** Of each row, the place of what comes after it. */
export function timePlaceOf({ at, id }: TimeOrder): Sql {
  return sql`concat((extract(epoch from ${at}) * 1000000)::bigint, '.', ${id})`
}

export function isBeyond(place: TimePlace | null, order: TimeOrder, isNewestFirst = false): Sql {
  if (!place) return sql`true`
  const { at, id, type } = order
  const than = sql`(timestamptz 'epoch' + ${place.micros}::bigint * interval '1 microsecond',
    ${place.id}::${type})`
  return isNewestFirst ? sql`(${at}, ${id}) < ${than}` : sql`(${at}, ${id}) > ${than}`
}
