import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type Game, groupRows } from './lists.ts'
import { columnsAt } from './columns.ts'
import { GameTile } from './GameTile.tsx'
import styles from './LongGameList.module.css'
import { useNearRows } from './use-near-rows.ts'

type LongGameListProps = { games: readonly Game[]; eagerCount: number }

/** Thousands of cards, of which only the rows near the window exist. */
export function LongGameList({ games, eagerCount }: LongGameListProps) {
  const frame = useRef<HTMLDivElement>(null)
  const columns = useColumns(frame)
  const rows = useMemo(() => groupRows(games, columns), [games, columns])
  const { from, to, rowHeight } = useNearRows(frame, rows.length)
  return (
    <div ref={frame} className={styles.frame} style={{ height: rows.length * rowHeight }}>
      {rows.slice(from, to).map((row, at) => (
        <div
          key={row[0]?.id}
          className={styles.row}
          data-columns={columns}
          style={{ top: (from + at) * rowHeight }}
        >
          {row.map((game) => (
            <GameTile key={game.id} game={game} isEager={(from + at) * columns < eagerCount} />
          ))}
        </div>
      ))}
    </div>
  )
}

function useColumns(frame: RefObject<HTMLDivElement | null>): number {
  // A guess until it is measured: a list without rows would let the page jump to its top.
  const [columns, setColumns] = useState(() => columnsAt(innerWidth))
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const measure = () => {
      // A page that waits in the background has no width; it keeps what it had.
      if (element.clientWidth > 0) setColumns(columnsAt(element.clientWidth))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return columns
}
