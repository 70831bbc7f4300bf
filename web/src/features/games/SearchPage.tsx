import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { listPopular } from '../../site/games.ts'
import { GameList } from '../../site/games/GameList.tsx'
import { useShelf } from '../../site/shelf.ts'
import { Chip } from '../../ui/Chip.tsx'
import { SectionHeader } from '../../ui/SectionHeader.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import { clearSearches, keepSearch, useRecentSearches } from './search/recent-searches.ts'
import { useSearchResults } from './search/use-search.ts'
import { SearchField } from './SearchField.tsx'
import styles from './SearchPage.module.css'

/** The phone's search: what was looked for lately, and what fits as one types. */
export function SearchPage() {
  const [question, setQuestion] = useState(readQuestion)
  const found = useSearchResults(question)
  const hasGames = found !== null && found.games.length > 0
  const keep = () => {
    if (!hasGames) return
    keepSearch(question)
    // On the way back from a game the question is still there.
    history.replaceState(history.state, '', `?q=${encodeURIComponent(question)}`)
  }
  return (
    <div className={styles.page}>
      <SearchField value={question} onChange={setQuestion} onSubmit={keep} autoFocus />
      {found === null ? (
        <Before onChoose={setQuestion} />
      ) : (
        <div onClickCapture={keep}>
          <Results question={found.question} games={found.games} />
        </div>
      )}
    </div>
  )
}

function readQuestion(): string {
  return new URLSearchParams(location.search).get('q') ?? ''
}

function Results({ question, games }: NonNullable<ReturnType<typeof useSearchResults>>) {
  const t = useText()
  return (
    <div className={styles.part}>
      <p className={styles.status} role="status">
        {games.length > 0 ? t('games.found', { count: games.length }) : ''}
      </p>
      {games.length > 0 ? (
        <GameList games={games} atOnce={12} />
      ) : (
        <>
          <EmptyState title={t('games.notFound', { question })} text={t('games.notFoundNote')} />
          <Suggestions />
        </>
      )}
    </div>
  )
}

function Before({ onChoose }: { onChoose: (question: string) => void }) {
  const t = useText()
  const searches = useRecentSearches((recent) => recent.searches)
  return (
    <div className={styles.part}>
      {searches.length > 0 && (
        <>
          <SectionHeader
            title={t('games.recent')}
            moreText={t('games.clearRecent')}
            onClick={clearSearches}
          />
          <div className={styles.chips}>
            {searches.map((search) => (
              <Chip key={search} onClick={() => onChoose(search)}>
                {search}
              </Chip>
            ))}
          </div>
        </>
      )}
      <Suggestions />
    </div>
  )
}

function Suggestions() {
  const t = useText()
  const { games } = useShelf()
  const popular = listPopular(games).slice(0, 9)
  if (popular.length === 0) return null
  return (
    <>
      <SectionHeader title={t('games.suggested')} />
      <GameList games={popular} />
    </>
  )
}
