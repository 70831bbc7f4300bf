import { goTo } from '../../browser/navigation.ts'
import type { Game } from '../../games/lists.ts'
import { isClosed, listTypes, startPath } from '../../games/lists.ts'
import { useBrandName, useGameName } from '../../games/shelf.ts'
import { useBilingual, useText } from '../../i18n/use-text.ts'
import { useIsLoggedIn } from '../../session/store.ts'
import { useSite } from '../../site/store.ts'
import { gameArt } from '../../ui/art.ts'
import { hideBroken } from '../../ui/hide-broken.ts'
import { Chip } from '../../ui/Chip.tsx'
import { GoIcon } from '../../ui/icons.ts'
import { findPages, type FoundPage } from './search/find-pages.ts'
import { clearSearches, keepSearch, useRecentSearches } from './search/recent-searches.ts'
import { useSearchResults } from './search/use-search.ts'
import styles from './SearchPanel.module.css'

const mostRows = 8

type SearchPanelProps = {
  question: string
  /** The listbox's id; options have theirs from it. */
  listId: string
  /** Which option the keyboard is at. */
  activeId: string | null
  onChoose: (question: string) => void
}

/** What drops down under the desktop's search field: games, then pages and actions. */
export function SearchPanel({ question, listId, activeId, onChoose }: SearchPanelProps) {
  const t = useText()
  const isLoggedIn = useIsLoggedIn()
  const found = useSearchResults(question)
  if (found === null) return <Beginning onChoose={onChoose} />
  const pages = findPages(found.question, { t, isLoggedIn })
  const games = found.games.slice(0, mostRows)
  if (games.length + pages.length === 0)
    return (
      <p className={styles.note} role="status">
        {t('games.notFound', { question: found.question })}
        <br />
        {t('games.notFoundNote')}
      </p>
    )
  return (
    <>
      <p className={styles.title} role="status">
        {t('games.found', { count: found.games.length })}
      </p>
      <div id={listId} role="listbox" aria-label={t('frame.searchLong')}>
        {games.length > 0 && (
          <div role="group" aria-label={t('search.foundGames')}>
            {games.map((game) => (
              <FoundGame
                key={game.id}
                game={game}
                id={`${listId}-${game.id}`}
                isActive={`${listId}-${game.id}` === activeId}
                onOpen={() => {
                  keepSearch(question)
                  goTo(startPath(game.id))
                }}
              />
            ))}
          </div>
        )}
        {pages.length > 0 && (
          <div role="group" aria-label={t('search.foundPages')}>
            <p className={styles.title} aria-hidden="true">
              {t('search.foundPages')}
            </p>
            {pages.map((page) => (
              <FoundPageRow
                key={page.href}
                page={page}
                id={`${listId}-${page.href}`}
                isActive={`${listId}-${page.href}` === activeId}
              />
            ))}
          </div>
        )}
      </div>
      <Keys />
    </>
  )
}

/** Before anything is typed: what was looked for lately, and the types there are. */
function Beginning({ onChoose }: { onChoose: (question: string) => void }) {
  const t = useText()
  const say = useBilingual()
  const searches = useRecentSearches((recent) => recent.searches)
  const types = listTypes(useSite(({ config }) => config?.appGameTypeList) ?? [])
  return (
    <>
      {searches.length === 0 ? (
        <p className={styles.note}>{t('games.searchHint')}</p>
      ) : (
        <>
          <p className={styles.title}>
            {t('games.recent')}
            <button type="button" onClick={clearSearches}>
              {t('games.clearRecent')}
            </button>
          </p>
          <div className={styles.chips}>
            {searches.map((search) => (
              <Chip key={search} onClick={() => onChoose(search)}>
                {search}
              </Chip>
            ))}
          </div>
        </>
      )}
      <p className={styles.title}>{t('games.categories')}</p>
      <div className={styles.chips}>
        {types.map((type) => (
          <Chip key={type.id} href={`/lobby/games?type=${type.id}`}>
            {say(type.name, type.nameEn)}
          </Chip>
        ))}
      </div>
    </>
  )
}

/** What the keys do, for who has some. */
function Keys() {
  const t = useText()
  return (
    <p className={styles.keys} aria-hidden="true">
      <kbd>↑</kbd>
      <kbd>↓</kbd> {t('search.keyChoose')}
      <kbd>Enter</kbd> {t('search.keyOpen')}
      <kbd>→</kbd> {t('search.keyDetails')}
      <span>{t('search.bothNames')}</span>
    </p>
  )
}

type FoundPageProps = { page: FoundPage; id: string; isActive: boolean }

function FoundPageRow({ page, id, isActive }: FoundPageProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.row}
      onClick={() => goTo(page.href)}
    >
      <i className={styles.go}>
        <GoIcon />
      </i>
      <span className={styles.words}>
        <b>{page.title}</b>
      </span>
    </div>
  )
}

type FoundGameProps = { game: Game; id: string; isActive: boolean; onOpen: () => void }

/** An option of the listbox: the field keeps the focus, and its keys choose and open. */
function FoundGame({ game, id, isActive, onOpen }: FoundGameProps) {
  const t = useText()
  const name = useGameName(game)
  const say = useBilingual()
  const types = useSite(({ config }) => config?.appGameTypeList)
  const type = types?.find(({ id: typeId }) => typeId === game.typeId)
  const about = [useBrandName(game.brandId), type && say(type.name, type.nameEn)]
  const closed = isClosed(game)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-disabled={closed}
      data-game={game.id}
      className={styles.row}
      onClick={closed ? undefined : onOpen}
    >
      <img
        src={gameArt(game.id).thumb}
        alt=""
        width="42"
        height="42"
        loading="lazy"
        onError={hideBroken}
      />
      <span className={styles.words}>
        <b>{name}</b>
        <small>{about.filter(Boolean).join(' · ')}</small>
      </span>
      {closed && <small>{t('games.closed')}</small>}
    </div>
  )
}
