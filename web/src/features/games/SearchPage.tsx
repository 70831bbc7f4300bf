import { memo, type Ref, useState } from 'react'
import { GrowingGameList } from '../../games/GrowingGameList.tsx'
import { SuggestedGames } from '../../games/SuggestedGames.tsx'
import { useText } from '../../i18n/use-text.ts'
import { Chip } from '../../ui/Chip.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { CloseIcon, SearchIcon } from '../../ui/icons.ts'
import { SectionHeader } from '../../ui/SectionHeader.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import { clearSearches, keepSearch, useRecentSearches } from './search/recent-searches.ts'
import { useSearchResults } from './search/use-search.ts'
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

type SearchFieldProps = {
  value: string
  onChange: (value: string) => void
  onSubmit?: () => void
  autoFocus?: boolean
  ref?: Ref<HTMLInputElement>
}

function SearchField({ value, onChange, onSubmit, autoFocus, ref }: SearchFieldProps) {
  const t = useText()
  return (
    <form
      className={styles.field}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.()
      }}
    >
      <SearchIcon />
      <input
        ref={ref}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={60}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is only about this field
        autoFocus={autoFocus}
        aria-label={t('frame.search')}
        placeholder={t('frame.search')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && (
        <IconButton
          icon={CloseIcon}
          label={t('games.clear')}
          isSmall
          onClick={() => onChange('')}
        />
      )}
    </form>
  )
}
