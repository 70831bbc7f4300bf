import { useMemo, useState } from 'react'
import { useBilingual, useLocale, useText } from '../i18n/use-text.ts'
import { Button } from '../ui/Button.tsx'
import { Chip, ChipRow } from '../ui/Chip.tsx'
import { DownIcon } from '../ui/icons.ts'
import { SectionHeader } from '../ui/SectionHeader.tsx'
import { EmptyState } from '../ui/StateView.tsx'
import { GameList } from './GameList.tsx'
import { type Brand, type GameType, listBrands, listOfBrand, listOfType } from './lists.ts'
import { useShelf } from './shelf.ts'
import { sortGames, type SortOrder, sortOrders } from './sort-order.ts'
import styles from './TypeGames.module.css'

type TypeGamesProps = {
  type: GameType
  brandId: number | null
  onBrand: (brandId: number | null) => void
}

/** The games of one type, with a chip for each brand that has some. */
export function TypeGames({ type, brandId, onBrand }: TypeGamesProps) {
  const t = useText()
  const say = useBilingual()
  const [order, setOrder] = useState<SortOrder>('recommended')
  const { brands, brand, games } = useTypeGames(type.id, brandId, order)
  if (brands.length === 0)
    return (
      <EmptyState
        title={t('games.noneOfType')}
        text={t('games.noneOfTypeNote')}
        action={
          <Button look="brand" href="/lobby/home?tab=0">
            {t('games.seePopular')}
          </Button>
        }
      />
    )
  return (
    <div className={styles.page}>
      <BrandChips brands={brands} chosen={brand} onChoose={onBrand} />
      <SectionHeader
        title={say(type.name, type.nameEn)}
        aside={t('games.count', { count: games.length })}
        end={<SortChoice order={order} onChange={setOrder} />}
      />
      <GameList key={`${type.id}:${brand?.id}:${order}`} games={games} />
    </div>
  )
}

function useTypeGames(typeId: number, brandId: number | null, order: SortOrder) {
  const shelf = useShelf()
  const locale = useLocale()
  return useMemo(() => {
    const all = listOfType(shelf.games, typeId)
    const brands = listBrands(all, shelf.brands)
    const brand = brands.find(({ id }) => id === brandId) ?? null
    const shown = brand ? listOfBrand(all, brand) : all
    const nameOf = locale === 'th-TH' ? 'name' : 'nameEn'
    return { brands, brand, games: sortGames(shown, order, (game) => game[nameOf]) }
  }, [shelf, typeId, brandId, order, locale])
}

type BrandChipsProps = {
  brands: readonly Brand[]
  chosen: Brand | null
  onChoose: (brandId: number | null) => void
}

function BrandChips({ brands, chosen, onChoose }: BrandChipsProps) {
  const t = useText()
  return (
    <ChipRow label={t('games.brands')} chosen={chosen?.id ?? null}>
      <Chip isOn={chosen === null} onClick={() => onChoose(null)}>
        {t('games.all')}
      </Chip>
      {brands.map((brand) => (
        <Chip
          key={brand.id}
          isOn={brand.id === chosen?.id}
          onClick={() => onChoose(brand.id)}
          mark={<img className={styles.mark} src={brand.icon3} alt="" width="20" height="20" />}
        >
          {brand.showName}
        </Chip>
      ))}
    </ChipRow>
  )
}

const names = {
  recommended: 'games.sort.recommended',
  popular: 'games.sort.popular',
  newest: 'games.sort.newest',
  name: 'games.sort.name',
} as const satisfies Record<SortOrder, string>

type SortChoiceProps = { order: SortOrder; onChange: (order: SortOrder) => void }

function SortChoice({ order, onChange }: SortChoiceProps) {
  const t = useText()
  const choose = (value: string) => {
    const chosen = sortOrders.find((known) => known === value)
    if (chosen) onChange(chosen)
  }
  return (
    <span className={styles.sort}>
      <select
        aria-label={t('games.sort')}
        value={order}
        onChange={(event) => choose(event.target.value)}
      >
        {sortOrders.map((known) => (
          <option key={known} value={known}>
            {t(names[known])}
          </option>
        ))}
      </select>
      <DownIcon />
    </span>
  )
}
