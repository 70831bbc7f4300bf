import { gameTypes } from '@parlour/contract/game-types.ts'
import { useState } from 'react'
import { useSearch } from 'wouter/use-browser-location'
import { useText } from '../../i18n/use-text.ts'
import { listTypes } from '../../games/lists.ts'
import { LobbyRail } from '../../games/LobbyRail.tsx'
import { TypeGames } from '../../games/TypeGames.tsx'
import { useIsShelfLoading } from '../../games/shelf.ts'
import { useSite } from '../../site/store.ts'
import { GameGridSkeleton } from '../../ui/GameGrid.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import styles from './GamesPage.module.css'

/** The desktop's games, type by type: `?type=1`. */
export function GamesPage() {
  const t = useText()
  const listed = useSite(({ config }) => config?.appGameTypeList)
  const types = listTypes(listed ?? [])
  const asked = Number(new URLSearchParams(useSearch()).get('type'))
  const type = types.find(({ id }) => id === asked) ?? types[0]
  const [brands, setBrands] = useState<Record<number, number | null>>({})
  const isLoading = useIsShelfLoading()
  return (
    <>
      <h1 className="visually-hidden">{t('title.games')}</h1>
      <LobbyRail types={types} chosenId={type?.id ?? gameTypes.home} hrefOf={gamesTabHref} />
      {type && (
        <TypeGames
          key={type.id}
          type={type}
          brandId={brands[type.id] ?? null}
          onBrand={(brandId) => setBrands({ ...brands, [type.id]: brandId })}
        />
      )}
      {!type && isLoading && (
        <div className={styles.waiting}>
          <GameGridSkeleton />
        </div>
      )}
      {!type && !isLoading && (
        <EmptyState title={t('games.noneOfType')} text={t('games.noneOfTypeNote')} />
      )}
    </>
  )
}

function gamesTabHref(tabId: number): string {
  if (tabId === gameTypes.home) return '/lobby/home?tab=0'
  return tabId === gameTypes.favorites ? '/lobby/favorites' : `/lobby/games?type=${tabId}`
}
