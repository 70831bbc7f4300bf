import type { ReactNode } from 'react'
import { useAnswer } from '../../calls/queries.ts'
import { useText } from '../../i18n/texts.ts'
import { ViewChips } from '../../ui/ViewChips.tsx'
import { useView } from '../use-view.ts'
import { ConflictsView } from './ConflictsView.tsx'
import { MatchedView } from './MatchedView.tsx'
import { MatchView } from './MatchView.tsx'
import { OpenView } from './OpenView.tsx'

type Figures = Record<string, number>
const views = ['match', 'late', 'awaiting', 'refundDue', 'matched', 'conflicts']

/** Money that came in: to be matched, confirmed or sent back; and what contradicts our books. */
export function TransfersScreen() {
  const t = useText()
  const { view, open, params, show } = useView('match')
  const account = Number(params.get('account') ?? 0)
  const asked = Number.isSafeInteger(account) && account > 0 ? { rechargeType: account } : {}
  const { data: waiting } = useAnswer('countTransfers', asked)
  const bar = (more?: ReactNode) => (
    <ViewChips views={views} chosen={view} counts={waiting?.counts} onChoose={show}>
      <select
        className="in sm"
        aria-label={t('tr.channel')}
        value={account || ''}
        onChange={({ target }) => show({ account: target.value || null, cursor: null, open: null })}
      >
        <option value="">{t('tr.everyAccount')}</option>
        {waiting?.channelList.map(({ rechargeType, channelName }) => (
          <option key={rechargeType} value={rechargeType}>
            {channelName}
          </option>
        ))}
      </select>
      {more}
    </ViewChips>
  )
  const { counts = {}, sums = {} } = (waiting ?? {}) as Partial<Record<string, Figures>>
  const props = {
    open,
    cursor: params.get('cursor'),
    account: asked,
    count: counts[view] ?? 0,
    sum: sums[view] ?? 0,
    show,
    bar,
  }
  if (view === 'conflicts') return <ConflictsView {...props} />
  if (view === 'matched') return <MatchedView {...props} />
  if (view === 'awaiting' || view === 'late' || view === 'refundDue')
    return <OpenView key={view} view={view} {...props} />
  return <MatchView {...props} />
}
