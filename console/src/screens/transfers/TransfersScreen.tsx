import type { ReactNode } from 'react'
import { useAnswer } from '../../calls/queries.ts'
import { ViewChips } from '../../ui/ViewChips.tsx'
import { useView } from '../use-view.ts'
import { ConflictsView } from './ConflictsView.tsx'
import { MatchView } from './MatchView.tsx'
import { OpenView } from './OpenView.tsx'

type Figures = Record<string, number>
const views = ['match', 'awaiting', 'refundDue', 'conflicts']

/** Money that came in: to be matched, confirmed or sent back; and what contradicts our books. */
export function TransfersScreen() {
  const { view, open, params, show } = useView('match')
  const { data: waiting } = useAnswer('countTransfers', {})
  const bar = (more?: ReactNode) => (
    <ViewChips views={views} chosen={view} counts={waiting?.counts} onChoose={show}>
      {more}
    </ViewChips>
  )
  const { counts = {}, sums = {} } = (waiting ?? {}) as Partial<Record<string, Figures>>
  const props = {
    open,
    cursor: params.get('cursor'),
    count: counts[view] ?? 0,
    sum: sums[view] ?? 0,
    show,
    bar,
  }
  if (view === 'conflicts') return <ConflictsView {...props} />
  if (view === 'awaiting' || view === 'refundDue')
    return <OpenView key={view} view={view} {...props} />
  return <MatchView {...props} />
}
