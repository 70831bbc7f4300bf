import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { whenNear } from '../browser/when-near.ts'
import { GameGrid } from '../ui/GameGrid.tsx'
import type { Game } from './lists.ts'
import { GameTile } from './GameTile.tsx'

/** Up to here all cards are simply there; longer lists draw what is near the window. */
const mostAtOnce = 60
const firstRows = 15

const LongGameList = lazy(() =>
  import('./LongGameList.tsx').then((module) => ({ default: module.LongGameList })),
)

type GameListProps = {
  games: readonly Game[]
  eagerCount?: number
}

export function GameList({ games, eagerCount = 6 }: GameListProps) {
  if (games.length <= mostAtOnce) return <ShortList games={games} eagerCount={eagerCount} />
  return (
    <Suspense fallback={<ShortList games={games.slice(0, firstRows)} eagerCount={eagerCount} />}>
      <LongGameList games={games} eagerCount={eagerCount} />
    </Suspense>
  )
}

function ShortList({ games, eagerCount }: Required<GameListProps>) {
  const { isNear, grid } = useIsNear(eagerCount)
  return (
    <GameGrid ref={grid}>
      {games.map((game, place) => {
        const isEager = place < eagerCount
        return (
          <GameTile key={game.id} game={game} isEager={isEager} isArtLate={!isEager && !isNear} />
        )
      })}
    </GameGrid>
  )
}

/** A browser fetches lazy pictures three screens ahead: too many for the first load of a phone. */
function useIsNear(place: number) {
  const [isNear, setNear] = useState(false)
  const grid = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const card = grid.current?.children[place]
    return card && !isNear ? whenNear(card, '100px', () => setNear(true)) : undefined
  })
  return { isNear, grid }
}
