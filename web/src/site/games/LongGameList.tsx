import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { WindowVirtualizer } from 'virtua'
import { type Game, groupRows } from '../games.ts'
import { columnsAt } from './columns.ts'
import { GameTile } from './GameTile.tsx'
import styles from './LongGameList.module.css'

type LongGameListProps = { games: readonly Game[]; eagerCount: number }

/** Thousands of cards, of which only the rows near the window exist. */
export function LongGameList({ games, eagerCount }: LongGameListProps) {
  const frame = useRef<HTMLDivElement>(null)
  const columns = useColumns(frame)
  const rows = useMemo(() => (columns > 0 ? groupRows(games, columns) : []), [games, columns])
  return (
    <div ref={frame} className={styles.frame}>
      <WindowVirtualizer data={rows}>
        {(row, place) => (
          <div key={row[0]?.id} className={styles.row} data-columns={columns}>
            {row.map((game) => (
              <GameTile key={game.id} game={game} isEager={place * columns < eagerCount} />
            ))}
          </div>
        )}
      </WindowVirtualizer>
    </div>
  )
}

function useColumns(frame: RefObject<HTMLDivElement | null>): number {
  const [columns, setColumns] = useState(0)
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
