import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Game } from '../../../games/lists.ts'
import { useShelf } from '../../../games/shelf.ts'
import { useSite } from '../../../site/store.ts'
import { indexOf, runSearch } from './run-search.ts'
import type { Catalogue } from './search-index.ts'

type Found = { question: string; games: readonly Game[] }

/** What fits the question, as it is typed; null before the first answer. */
export function useSearchResults(typed: string): Found | null {
  const question = useDeferredValue(typed.trim())
  const catalogue = useCatalogue()
  const [found, setFound] = useState<Found | null>(null)
  // After an emptied field the next question does not begin with this one's games.
  if (!question && found) setFound(null)

  useEffect(() => {
    let isCurrent = true
    const search = async () => {
      const games = await runSearch(catalogue, question, () => isCurrent)
      // Drawing the cards may be put off for the next key.
      if (games) startTransition(() => setFound({ question, games }))
    }
    if (question) void search()
    else void indexOf(catalogue)
    return () => {
      isCurrent = false
    }
  }, [catalogue, question])
  return question ? found : null
}

const noTypes: Catalogue['types'] = []
function useCatalogue(): Catalogue {
  const { games, brands } = useShelf()
  const types = useSite(({ config }) => config?.appGameTypeList ?? noTypes)
  return useMemo(() => ({ games, brands, types }), [games, brands, types])
}
