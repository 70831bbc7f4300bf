import { useKeptRows } from './kept-rows.ts'
import { pickRow } from './use-view.ts'

type Show = (next: { open: string }) => void
type Asked<Row> = {
  /** What waits by now; undefined until it is known. */
  fresh: readonly Row[] | undefined
  view: string
  idOf: (row: Row) => string
  open: string | null
  show: Show
}

/** A queue that several people work on: rows keep their place, and the keys move among them. */
export function useQueue<Row>({ fresh, view, idOf, open, show }: Asked<Row>) {
  const kept = useKeptRows(fresh, view, idOf)
  const { row: picked, id, keys } = pickRow(kept.rows, ({ row }) => idOf(row), open, show)
  return {
    ...kept,
    row: picked?.row,
    /** Somebody else decided it while it was looked at. */
    isGone: picked?.isGone ?? false,
    id,
    keys: { ...keys, ...(kept.more > 0 && { '.': kept.show }) },
  }
}
