import type { Game } from '../../games/lists.ts'
import { isClosed, startPath } from '../../games/lists.ts'
import { useBrandName, useGameName } from '../../games/shelf.ts'
import { useText } from '../../i18n/use-text.ts'
import { gameArt } from '../../ui/art.ts'
import { Chip } from '../../ui/Chip.tsx'
import { Pressable } from '../../ui/Pressable.tsx'
import { clearSearches, keepSearch, useRecentSearches } from './search/recent-searches.ts'
import { useSearchResults } from './search/use-search.ts'
import styles from './SearchPanel.module.css'

const mostRows = 8

type SearchPanelProps = { question: string; onChoose: (question: string) => void }

/** What drops down under the desktop's search field. */
export function SearchPanel({ question, onChoose }: SearchPanelProps) {
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
      <ul onClickCapture={() => keepSearch(question)}>
        {found.games.slice(0, mostRows).map((game) => (
          <li key={game.id}>
            <FoundGame game={game} />
          </li>
        ))}
      </ul>
    </>
  )
}

function FoundGame({ game }: { game: Game }) {
  const t = useText()
  const name = useGameName(game)
  const closed = isClosed(game)
  return (
    <Pressable className={styles.row} href={closed ? undefined : startPath(game.id)}>
      <img src={gameArt(game.id).thumb} alt="" width="42" height="42" loading="lazy" />
      <span className={styles.words}>
        <b>{name}</b>
        <small>{useBrandName(game.brandId)}</small>
      </span>
      {closed && <small>{t('games.closed')}</small>}
    </Pressable>
  )
}
