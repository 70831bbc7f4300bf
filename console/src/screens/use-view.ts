import { useLocation, useSearchParams } from 'wouter'

/** What is shown lies in the address, so that a link is a view. */
export function useView(first: string) {
  const [params] = useSearchParams()
  const [path, go] = useLocation()
  const open = params.get('open')
  const view = params.get('view') ?? first
  const show = (next: Record<string, string | null>) => {
    const merged = new URLSearchParams(params)
    for (const [name, value] of Object.entries(next))
      if (value === null) merged.delete(name)
      else merged.set(name, value)
    go(`${path}?${merged.toString()}`, { replace: true })
  }
  return { view, open, params, show }
}

/** The row that is open, or the first; and the keys that move among rows. */
export function pickRow<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  open: string | null,
  show: (next: { open: string }) => void,
) {
  const found = rows.findIndex((row) => idOf(row) === open)
  const index = Math.max(0, found)
  const move = (by: number) => () => {
    const next = rows[Math.min(rows.length - 1, Math.max(0, index + by))]
    if (next) show({ open: idOf(next) })
  }
  const row = rows[index]
  return { row, id: row ? idOf(row) : null, keys: { j: move(1), k: move(-1) } }
}
