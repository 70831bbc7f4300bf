import { memo } from 'react'
import { useLocale, useText } from '../i18n/use-text.ts'
import { useArtRoot } from '../site/store.ts'
import { gameArt } from '../ui/art.ts'
import { GameCard } from '../ui/GameCard.tsx'
import { toggleLike, useIsLiked } from './favorites.ts'
import { findBadge, type Game, isClosed, sheetPath, startPath } from './lists.ts'
import { findReopening } from './reopening.ts'
import { nameIn, useBrandName } from './shelf.ts'

const badgeTexts = { hot: 'games.hot', new: 'games.new' } as const

type GameTileProps = { game: Game; isEager?: boolean; isArtLate?: boolean }

/** A game as the lobby shows it everywhere: its card, its heart, and why it is closed. */
export const GameTile = memo(function GameTile({ game, ...when }: GameTileProps) {
  const t = useText()
  // A list mounts hundreds of these while one scrolls: what can be asked once is asked once.
  const locale = useLocale()
  const name = nameIn(locale, game)
  const isLiked = useIsLiked(game.id)
  const root = useArtRoot()
  const reopensText = findReopening(game, t, locale)
  const badge = findBadge(game)
  return (
    <GameCard
      gameId={game.id}
      name={name}
      studio={useBrandName(game.brandId)}
      href={sheetPath(game.id)}
      play={isClosed(game) ? undefined : { href: startPath(game.id), label: t('games.play') }}
      art={gameArt(game.id, { root, version: game.version })}
      badge={badge ? { kind: badge, text: t(badgeTexts[badge]) } : undefined}
      maintenance={isClosed(game) ? { text: t('games.closed'), reopensText } : undefined}
      isLiked={isLiked}
      likeLabel={t(isLiked ? 'games.unlike' : 'games.like', { name })}
      onLike={() => toggleLike(game.id)}
      {...when}
    />
  )
})
