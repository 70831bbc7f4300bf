import { goTo } from '../../browser/navigation.ts'
import type { Game } from '../../games/lists.ts'
import { isClosed, startPath } from '../../games/lists.ts'
import { useBrandName, useGameName } from '../../games/shelf.ts'
import { useText } from '../../i18n/use-text.ts'
import { gameArt } from '../../ui/art.ts'
import { Chip } from '../../ui/Chip.tsx'
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

/** What drops down under the desktop's search field. */
export function SearchPanel({ question, listId, activeId, onChoose }: SearchPanelProps) {
  const t = useText()
  const found = useSearchResults(question)
  const searches = useRecentSearches((recent) => recent.searches)
  if (found === null && searches.length === 0)
    return <p className={styles.note}>{t('games.searchHint')}</p>
  if (found === null)
    return (
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
    )
  if (found.games.length === 0)
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
      <ul id={listId} role="listbox" aria-label={t('frame.searchLong')}>
        {found.games.slice(0, mostRows).map((game) => (
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
      </ul>
    </>
  )
}

type FoundGameProps = { game: Game; id: string; isActive: boolean; onOpen: () => void }

/** An option of the listbox: the field keeps the focus, and its keys choose and open. */
function FoundGame({ game, id, isActive, onOpen }: FoundGameProps) {
  const t = useText()
  const name = useGameName(game)
  const closed = isClosed(game)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys
    <li
      id={id}
      role="option"
      aria-selected={isActive}
      aria-disabled={closed}
      className={styles.row}
      onClick={closed ? undefined : onOpen}
    >
      <img src={gameArt(game.id).thumb} alt="" width="42" height="42" loading="lazy" />
      <span className={styles.words}>
        <b>{name}</b>
        <small>{useBrandName(game.brandId)}</small>
      </span>
      {closed && <small>{t('games.closed')}</small>}
    </li>
  )
}
