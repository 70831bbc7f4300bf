import { useState } from 'react'

export type KeptRow<Row> = { row: Row; isGone: boolean }
type Kept<Row> = { rows: KeptRow<Row>[]; more: number }

/**
 * What was shown keeps its place while the list behind it changes: a row that is not in it any more
 * was decided elsewhere, and new ones wait to be asked for.
 */
export function keepRows<Row>(
  shown: readonly Row[],
  fresh: readonly Row[],
  idOf: (row: Row) => string,
): Kept<Row> {
  const byId = new Map(fresh.map((row) => [idOf(row), row]))
  const ids = new Set(shown.map(idOf))
  return {
    rows: shown.map((row) => {
      const now = byId.get(idOf(row))
      return { row: now ?? row, isGone: now === undefined }
    }),
    more: fresh.filter((row) => !ids.has(idOf(row))).length,
  }
}

/** Rows of a live list that never jump; `show` takes the list as it is by now. */
export function useKeptRows<Row>(
  listed: readonly Row[] | undefined,
  view: string,
  idOf: (row: Row) => string,
) {
  const [kept, keep] = useState<{ view: string; rows: readonly Row[] } | null>(null)
  const [dropped, noteDropped] = useState<readonly string[]>([])
  // What left the list and comes back is new.
  const left = dropped.filter((id) => listed?.some((row) => idOf(row) === id) ?? true)
  if (left.length < dropped.length) noteDropped(left)
  const fresh = listed?.filter((row) => !dropped.includes(idOf(row)))
  const isFirst = fresh !== undefined && (kept?.view !== view || kept.rows.length === 0)
  if (isFirst && (kept?.view !== view || fresh.length > 0)) keep({ view, rows: fresh })
  const shown = kept?.view === view ? kept.rows : (fresh ?? [])
  const { rows, more } = keepRows(shown, fresh ?? [], idOf)
  return {
    rows,
    more,
    show: () => keep({ view, rows: fresh ?? [] }),
    /** What one decided oneself leaves at once. */
    drop: (id: string) => {
      noteDropped((was) => [...was, id])
      keep((was) => was && { ...was, rows: was.rows.filter((row) => idOf(row) !== id) })
    },
  }
}
