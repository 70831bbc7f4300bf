import { memo, useMemo } from 'react'
import { useText } from '../i18n/use-text.ts'
import { SectionHeader } from '../ui/SectionHeader.tsx'
import { isClosed, listPopular } from './lists.ts'
import { useShelf } from './shelf.ts'
import { GameList } from './GameList.tsx'

/** Popular games that are open now, where there is nothing else to show. */
export const SuggestedGames = memo(function SuggestedGames({ count }: { count: number }) {
  const t = useText()
  const { games } = useShelf()
  const suggested = useMemo(
    () => listPopular(games.filter((game) => !isClosed(game))).slice(0, count),
    [games, count],
  )
  if (suggested.length === 0) return null
  return (
    <>
      <SectionHeader title={t('games.suggested')} />
      <GameList games={suggested} />
    </>
  )
})
