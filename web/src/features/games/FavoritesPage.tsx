import { useText } from '../../i18n/use-text.ts'
import { FavoriteGames } from '../../games/FavoriteGames.tsx'
import { useIsDesktop } from '../../browser/viewport.ts'

export function FavoritesPage() {
  const t = useText()
  return (
    <>
      {/* The phone's header has the title; the desktop's lobby header has the search instead. */}
      {useIsDesktop() && <h1 className="visually-hidden">{t('title.favorites')}</h1>}
      <FavoriteGames />
    </>
  )
}
