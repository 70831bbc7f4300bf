import { useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { loginPathFrom } from '../browser/return-path.ts'
import { useIsLoggedIn } from '../session/store.ts'
import { Button } from '../ui/Button.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { EmptyState } from '../ui/StateView.tsx'
import { useLikedIds, usePlayedIds } from './favorites.ts'
import { pickGames } from './lists.ts'
import { useShelf } from './shelf.ts'
import { GameList } from './GameList.tsx'
import { SuggestedGames } from './SuggestedGames.tsx'
import styles from './FavoriteGames.module.css'

type Part = 'liked' | 'played'

/** What the player likes and what was played, each with the latest first. */
export function FavoriteGames() {
  const t = useText()
  const [part, setPart] = useState<Part>('liked')
  const shelf = useShelf()
  const liked = useLikedIds()
  const played = usePlayedIds()
  const games = pickGames(shelf.byId, part === 'liked' ? liked : played)
  return (
    <div className={styles.page}>
      <Segmented
        label={t('games.favorites')}
        value={part}
        onChange={setPart}
        segments={[
          { value: 'liked', text: t('games.liked') },
          { value: 'played', text: t('games.played') },
        ]}
      />
      {games.length > 0 ? <GameList games={games} /> : <NothingYet part={part} />}
    </div>
  )
}

function NothingYet({ part }: { part: Part }) {
  const t = useText()
  const isLoggedIn = useIsLoggedIn()
  const home = '/lobby/home?tab=0'
  return (
    <>
      <EmptyState
        art="empty-favorites"
        title={t(part === 'liked' ? 'games.noLiked' : 'games.noPlayed')}
        text={t(part === 'liked' ? 'games.noLikedNote' : 'games.noPlayedNote')}
        action={
          <Button
            look="brand"
            href={isLoggedIn ? home : loginPathFrom(location.pathname + location.search)}
          >
            {t(isLoggedIn ? 'games.seePopular' : 'frame.login')}
          </Button>
        }
      />
      <SuggestedGames count={6} />
    </>
  )
}
