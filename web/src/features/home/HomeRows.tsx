import type { GameFeature } from '@parlour/contract/game-features.ts'
import { type ReactNode, useState } from 'react'
import { usePlayedIds } from '../../games/favorites.ts'
import { GameRow } from '../../games/GameRow.tsx'
import { GameTile } from '../../games/GameTile.tsx'
import { type Game, listBrands, listOfBrand, pickGames, sheetPath } from '../../games/lists.ts'
import { useGameName, useShelf } from '../../games/shelf.ts'
import type { PlainTextKey } from '../../i18n/texts.ts'
import { useText } from '../../i18n/use-text.ts'
import { useArtRoot } from '../../site/store.ts'
import { gameArt } from '../../ui/art.ts'
import { Chip, ChipRow } from '../../ui/Chip.tsx'
import styles from './HomeRows.module.css'
import { favoritesTabId } from './home-tab.ts'
import { listByFeature, listNew } from './row-lists.ts'
import { homeTabHref } from './use-open-tab.ts'

/** More are on the pages of their types. */
const most = 24

/** The rows under the popular games. One without content is not drawn. */
export function HomeRows() {
  return (
    <div className={styles.rows}>
      <PlayedRow />
      <NewRow />
      <StudioRows />
      <FeatureRows />
    </div>
  )
}

function PlayedRow() {
  const t = useText()
  const played = pickGames(useShelf().byId, usePlayedIds())
  if (played.length === 0) return null
  return (
    <GameRow
      title={t('rows.played')}
      moreText={t('rows.history')}
      href={homeTabHref(favoritesTabId)}
      look="small"
      items={played
        .slice(0, most)
        .map((game) => ({ id: game.id, card: <SmallTile game={game} /> }))}
    />
  )
}

function SmallTile({ game }: { game: Game }) {
  const root = useArtRoot()
  const { thumb } = gameArt(game.id, { root, version: game.version })
  return (
    <a className={styles.small} href={sheetPath(game.id)}>
      <img src={thumb} alt="" width="120" height="120" loading="lazy" decoding="async" />
      <span>{useGameName(game)}</span>
    </a>
  )
}

function NewRow() {
  const t = useText()
  const games = listNew(useShelf().games)
  return games.length > 0 ? <GameRow title={t('rows.new')} items={toItems(games)} /> : null
}

function StudioRows() {
  const t = useText()
  const { games, brands } = useShelf()
  const choices = listBrands(games, brands).map((brand) => ({
    id: brand.id,
    name: brand.showName,
    mark: <img className={styles.mark} src={brand.icon3} alt="" width="20" height="20" />,
    games: listOfBrand(games, brand),
  }))
  return <ChosenRow title={t('rows.studios')} label={t('games.brands')} choices={choices} />
}

const featureNames: Record<GameFeature, PlainTextKey> = {
  highReturn: 'rows.highReturn',
  bigWins: 'rows.bigWins',
  gentle: 'rows.gentle',
  together: 'rows.together',
}

function FeatureRows() {
  const t = useText()
  const choices = listByFeature(useShelf().games).map(({ feature, games }) => ({
    id: feature,
    name: t(featureNames[feature]),
    games,
  }))
  return <ChosenRow title={t('rows.features')} label={t('rows.features')} choices={choices} />
}

type Choice<Id> = { id: Id; name: string; mark?: ReactNode; games: readonly Game[] }
type ChosenRowProps<Id> = { title: string; label: string; choices: readonly Choice<Id>[] }

/** One row of many, chosen by a chip. */
function ChosenRow<Id extends number | string>({ title, label, choices }: ChosenRowProps<Id>) {
  const [chosenId, setChosenId] = useState<Id | null>(null)
  const chosen = choices.find(({ id }) => id === chosenId) ?? choices[0]
  if (!chosen) return null
  return (
    <GameRow title={title} items={toItems(chosen.games)}>
      <ChipRow label={label} chosen={chosen.id}>
        {choices.map(({ id, name, mark }) => (
          <Chip key={id} isOn={id === chosen.id} onClick={() => setChosenId(id)} mark={mark}>
            {name}
          </Chip>
        ))}
      </ChipRow>
    </GameRow>
  )
}

function toItems(games: readonly Game[]) {
  return games.slice(0, most).map((game) => ({ id: game.id, card: <GameTile game={game} /> }))
}
