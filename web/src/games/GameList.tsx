import { lazy, Suspense } from 'react'
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
  return (
    <GameGrid>
      {games.map((game, place) => (
        <GameTile key={game.id} game={game} isEager={place < eagerCount} />
      ))}
    </GameGrid>
  )
}
