import { memo } from 'react'
import { dateText } from '../i18n/format.ts'
import type { Locale } from '../i18n/locale.ts'
import type { Translate } from '../i18n/texts.ts'
import { useLocale, useText } from '../i18n/use-text.ts'
import { useSite } from '../site/store.ts'
import { gameArt } from '../ui/art.ts'
import { GameCard } from '../ui/GameCard.tsx'
import { toggleLike, useIsLiked } from './favorites.ts'
import { findBadge, type Game, isClosed, startPath } from './lists.ts'
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
  const root = useSite(({ config }) => config?.gameResourceUrl ?? '/art')
  const reopensText = findReopening(game, t, locale)
  const badge = findBadge(game)
  return (
    <GameCard
      gameId={game.id}
      name={name}
      studio={useBrandName(game.brandId)}
      href={startPath(game.id)}
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

function findReopening(game: Game, t: Translate, locale: Locale): string | undefined {
  const at = game.params.reopensAt
  if (at === null) return undefined
  return isToday(at)
    ? t('games.reopensAt', { time: clockOf(at) })
    : t('games.reopensOn', { day: dateText(at, locale) })
}

/** `18:00`, as clocks show it. */
function clockOf(at: number): string {
  const time = new Date(at)
  return [time.getHours(), time.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}

function isToday(at: number, now = Date.now()): boolean {
  return new Date(at).toDateString() === new Date(now).toDateString()
}
