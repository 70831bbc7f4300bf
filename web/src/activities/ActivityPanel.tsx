import type { ActivityName } from '@parlour/contract/activity-types.ts'
import { useQuery } from '@tanstack/react-query'
import { createElement } from 'react'
import { Answer } from '../calls/Answer.tsx'
import { getQueries } from '../calls/queries.ts'
import { loadView } from './views.ts'

/** What is played on the detail page, of an activity without an address of its own. */
export function ActivityPanel({ name }: { name: ActivityName }) {
  const view = useQuery(
    { queryKey: ['view', name], queryFn: () => loadView(name), staleTime: Infinity },
    getQueries(),
  )
  return <Answer asked={view}>{({ panel }) => panel && createElement(panel)}</Answer>
}
