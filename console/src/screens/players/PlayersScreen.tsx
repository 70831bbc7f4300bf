import { useParams } from 'wouter'
import { PlayerList } from './PlayerList.tsx'
import { PlayerPage } from './PlayerPage.tsx'

/** All players, or one of them. */
export function PlayersScreen() {
  const { playerId, tab } = useParams<{ playerId?: string; tab?: string }>()
  if (playerId === undefined) return <PlayerList />
  return <PlayerPage key={playerId} playerId={Number(playerId)} tab={tab ?? 'timeline'} />
}
