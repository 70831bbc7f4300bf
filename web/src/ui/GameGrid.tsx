import type { ReactNode, Ref } from 'react'
import { GameCardSkeleton } from './GameCard.tsx'
import styles from './GameGrid.module.css'

type GameGridProps = { children: ReactNode; ref?: Ref<HTMLDivElement> }

/** Three columns on a phone, four or five on a tablet, six and eight where there is room. */
export function GameGrid({ children, ref }: GameGridProps) {
  return (
    <div className={styles.frame}>
      <div ref={ref} className={styles.grid}>
        {children}
      </div>
    </div>
  )
}

export function GameGridSkeleton({ count = 10 }: { count?: number }) {
  return (
    <GameGrid>
      {Array.from({ length: count }, (_, place) => (
        <GameCardSkeleton key={place} />
      ))}
    </GameGrid>
  )
}
