import { useState } from 'react'
import { GameCard, GameCardSkeleton } from '../../../ui/GameCard.tsx'
import type { GameCardProps } from '../../../ui/GameCard.tsx'
import { GameGrid } from '../../../ui/GameGrid.tsx'
import { Panel } from '../Panel.tsx'
import { sampleGames } from '../sample-games.ts'
import type { SampleGame } from '../sample-games.ts'
import { useSay } from '../use-say.ts'

export function GameCardsSection() {
  const say = useSay()
  const closed = { text: say('closed'), reopensText: say('reopens') }
  return (
    <Panel title={say('cards')} span={2}>
      <GameGrid>
        <SampleCard game={sampleGames.naga} badge={{ kind: 'hot', text: say('hot') }} />
        <SampleCard
          game={sampleGames.kraken}
          badge={{ kind: 'new', text: say('fresh') }}
          startsLiked
        />
        <SampleCard game={sampleGames.sugar} maintenance={closed} />
        <SampleCard game={sampleGames.tiger} hasArt={false} />
        <GameCardSkeleton />
      </GameGrid>
    </Panel>
  )
}

type SampleCardProps = Pick<GameCardProps, 'badge' | 'maintenance' | 'hasArt'> & {
  game: SampleGame
  startsLiked?: boolean
}

export function SampleCard({ game, startsLiked = false, ...state }: SampleCardProps) {
  const say = useSay()
  const [isLiked, setLiked] = useState(startsLiked)
  const name = say('siteName') === 'Landao' ? game.names[1] : game.names[0]
  return (
    <GameCard
      gameId={game.id}
      name={name}
      studio={game.studio}
      href="/test"
      isLiked={isLiked}
      likeLabel={`${say('like')} ${name}`}
      onLike={() => setLiked(!isLiked)}
      {...state}
    />
  )
}
