import { startTransition, useEffect, useRef, useState } from 'react'
import { whenNear } from '../browser/when-near.ts'
import { GameGrid } from '../ui/GameGrid.tsx'
import type { Game } from './lists.ts'
import { GameTile } from './GameTile.tsx'

/** The rows that a phone shows above its keyboard, and one more. */
const step = 9
const restMs = 200

/**
 * A list that may be another one with the next key. A screen of cards is there at once; once they
 * have held for a moment come the pictures that were not there yet, and more cards near the end.
 */
export function GrowingGameList({ games }: { games: readonly Game[] }) {
  const { shown, isResting, end } = useGrowth(games)
  const [pictured, setPictured] = useState<ReadonlySet<number>>(none)
  if (isResting && shown.some(({ id }) => !pictured.has(id)))
    setPictured(new Set([...pictured, ...shown.map(({ id }) => id)]))
  return (
    <div>
      <GameGrid>
        {shown.map((game) => (
          <GameTile key={game.id} game={game} isArtLate={!pictured.has(game.id)} />
        ))}
      </GameGrid>
      {shown.length < games.length && <div ref={end} />}
    </div>
  )
}

const none: ReadonlySet<number> = new Set()

/** How many are shown of these games; of other ones, the first again. */
function useGrowth(games: readonly Game[]) {
  const [growth, setGrowth] = useState({ of: games, count: step, isResting: false })
  const isSame = growth.of === games
  const count = isSame ? growth.count : step
  const end = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const rest = () => startTransition(() => setGrowth({ of: games, count: step, isResting: true }))
    const timer = setTimeout(rest, restMs)
    return () => clearTimeout(timer)
  }, [games])

  const isResting = isSame && growth.isResting
  useEffect(() => {
    if (!isResting || !end.current) return undefined
    const grow = () =>
      startTransition(() => setGrowth({ of: games, count: count + step, isResting }))
    return whenNear(end.current, '600px', grow)
  }, [games, count, isResting])
  return { shown: games.slice(0, count), isResting, end }
}
