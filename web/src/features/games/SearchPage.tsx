import { memo, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { GrowingGameList } from '../../games/GrowingGameList.tsx'
import { SuggestedGames } from '../../games/SuggestedGames.tsx'
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
        <Recent onChoose={setQuestion} />
      ) : (
        <div onClickCapture={keep}>
          <Results found={found} />
        </div>
      )}
      {/* Hidden, not gone: an emptied field has them back without building them. */}
      <div hidden={hasGames}>
        <div className={styles.part}>
          <SuggestedGames count={9} />
        </div>
      </div>
    </div>
  )
}

function readQuestion(): string {
  return new URLSearchParams(location.search).get('q') ?? ''
}

type ResultsProps = { found: NonNullable<ReturnType<typeof useSearchResults>> }

/** A key alone leaves them as they are: only another answer draws them anew. */
const Results = memo(function Results({ found: { question, games } }: ResultsProps) {
  const t = useText()
  return (
    <div className={styles.part}>
      <p className={styles.status} role="status">
        {games.length > 0 ? t('games.found', { count: games.length }) : ''}
      </p>
      {games.length > 0 ? (
        <GrowingGameList games={games} />
      ) : (
        <EmptyState title={t('games.notFound', { question })} text={t('games.notFoundNote')} />
      )}
    </div>
  )
})

function Recent({ onChoose }: { onChoose: (question: string) => void }) {
  const t = useText()
  const searches = useRecentSearches((recent) => recent.searches)
  if (searches.length === 0) return null
  return (
    <div className={styles.part}>
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
    </div>
  )
}
