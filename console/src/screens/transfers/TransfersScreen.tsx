import type { ReactNode } from 'react'
import { useAnswer } from '../../calls/queries.ts'
import { ViewChips } from '../../ui/ViewChips.tsx'
import { useView } from '../use-view.ts'
import { ConflictsView } from './ConflictsView.tsx'
import { MatchView } from './MatchView.tsx'
import { OpenView } from './OpenView.tsx'

const views = ['match', 'awaiting', 'refundDue', 'conflicts']

/** Money that came in: to be matched, confirmed or sent back; and what contradicts our books. */
export function TransfersScreen() {
  const { view, open, show } = useView('match')
  const { data: counts } = useAnswer('countTransfers', {})
  const bar = (more?: ReactNode) => (
    <ViewChips views={views} chosen={view} counts={counts} onChoose={show}>
      {more}
    </ViewChips>
  )
  const props = { open, show, bar }
  if (view === 'conflicts') return <ConflictsView {...props} />
  if (view === 'awaiting' || view === 'refundDue')
    return <OpenView key={view} view={view} {...props} />
  return <MatchView {...props} />
}
