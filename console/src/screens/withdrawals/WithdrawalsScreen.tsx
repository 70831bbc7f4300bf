import { formatMoney } from '@parlour/contract/money.ts'
import { withdrawalViews } from '@parlour/contract/operator/withdrawal-views.ts'
import { useAnswer, useReady } from '../../calls/queries.ts'
import type { CallInput, CallOutput } from '../../calls/send.ts'
import { send } from '../../calls/send.ts'
import { useText } from '../../i18n/texts.ts'
import { useMay, useMe } from '../../session/me.ts'
import { ListAndDetail } from '../../ui/ListAndDetail.tsx'
import { useKeys } from '../../ui/use-keys.ts'
import { ViewChips } from '../../ui/ViewChips.tsx'
import { BulkAnswers, BulkBar } from '../BulkBar.tsx'
import { ListFile } from '../FileButton.tsx'
import { NewRows } from '../NewRows.tsx'
import { useBulk } from '../use-bulk.ts'
import { useQueue } from '../use-queue.ts'
import { useView } from '../use-view.ts'
import { FilterBar } from './FilterBar.tsx'
import { filterNames, readFilters } from './filters.ts'
import { PayoutActs } from './PayoutActs.tsx'
import { StopAct } from './StopAct.tsx'
import { WithdrawalActs } from './WithdrawalActs.tsx'
import { WithdrawalDetail } from './WithdrawalDetail.tsx'
import { type Withdrawal, WithdrawalList } from './WithdrawalList.tsx'

type View = NonNullable<CallInput<'listWithdrawals'>['view']>
const orderIdOf = ({ orderId }: Withdrawal) => orderId
const waitingOf = (listed?: CallOutput<'listWithdrawals'>) => listed?.withdrawalList
const filtersOff = Object.fromEntries(filterNames.map((name) => [name, null]))

/** The queue of money that wants to leave: j and k move, a and Enter approve, r rejects. */
export function WithdrawalsScreen() {
  const t = useText()
  const { data: me } = useMe()
  const { view, open, params, show } = useView('waiting')
  const filters = readFilters(params)
  const isFiltered = Object.keys(filters).length > 0
  const asked = { view: view as View, ...filters }
  const cursor = params.get('cursor')
  const page = { ...asked, ...(cursor && { cursor }) }
  const listed = useAnswer('listWithdrawals', { ...page, limit: 100 })
  const waiting = listed.data?.withdrawalList ?? []
  const place = JSON.stringify(page)
  const queue = useQueue({
    fresh: waitingOf(listed.data),
    view: place,
    idOf: orderIdOf,
    open,
    show,
  })
  const { rows, row, id } = queue
  useReady('getWithdrawal', nextOf(rows, id))
  const isPermitted = useMay('withdrawals.decide')

  const approve = async (orderId: string) => {
    const { approvals, neededApprovals } = await send('approveWithdrawal', { orderId })
    if (approvals >= neededApprovals) queue.drop(orderId)
    return t(approvals < neededApprovals ? 'common.proposed' : 'wd.done')
  }
  const reject = async (orderId: string, reason: string) => {
    await send('rejectWithdrawal', { orderId, reason })
    queue.drop(orderId)
    return t('wd.rejected')
  }
  const undecided = rows.filter((one) => one.row.status === 'review' && !one.isGone)
  const bulk = useBulk({
    ids: isPermitted ? undecided.map((one) => orderIdOf(one.row)) : [],
    current: isPermitted && row?.status === 'review' && !queue.isGone ? id : null,
    yes: approve,
    no: reject,
  })
  useKeys({
    ...queue.keys,
    ...(isFiltered && { Escape: () => show({ ...filtersOff, cursor: null, open: null }) }),
    ...bulk.keys,
  })

  const sum = formatMoney(waiting.reduce((total, { amount }) => total + amount, 0))
  const counts = listed.data?.counts
  return (
    <>
      <ListAndDetail
        title={t('nav.withdrawals')}
        summary={t('wd.summary', { n: waiting.length, sum, currency: me?.currency ?? '' })}
        bar={
          <ViewChips views={withdrawalViews} chosen={view} counts={counts} onChoose={show}>
            <FilterBar filters={filters} show={show} />
            <span className="sp" />
            <span className="sm mute">
              {t(view === 'all' ? 'common.newestFirst' : 'common.oldestFirst')}
            </span>
          </ViewChips>
        }
        file={<ListFile list="listWithdrawals" filters={asked} />}
        of={listed}
        permission="cashier.read"
        isEmpty={rows.length === 0}
        empty={
          isFiltered
            ? {
                icon: 'find',
                title: t('wd.nothingFits'),
                lead: t('wd.nothingFitsLead', { n: counts?.waiting ?? 0 }),
              }
            : { title: t('wd.empty'), lead: t('wd.emptyLead') }
        }
        list={
          <>
            <NewRows of={queue} />
            <WithdrawalList
              rows={rows}
              chosen={id}
              bulk={isPermitted && view !== 'unknown' ? bulk : null}
              onChoose={(next) => show({ open: next })}
            />
          </>
        }
        pages={{ next: listed.data?.nextCursor, from: cursor, show }}
        detail={row && <WithdrawalDetail orderId={row.orderId} />}
        acts={
          bulk.isOn ? (
            <BulkBar of={bulk} yes={t('wd.approveEach')} no={t('wd.rejectEach')} />
          ) : row && !queue.isGone ? (
            <Acts key={row.orderId} row={row} approve={approve} reject={reject} drop={queue.drop} />
          ) : null
        }
      />
      <BulkAnswers
        of={bulk}
        title={t('wd.rejectEach')}
        lead={t('wd.rejectLead')}
        confirm={t('wd.rejectNow')}
      />
    </>
  )
}

type ActsProps = {
  row: Withdrawal
  approve: (orderId: string) => Promise<string>
  reject: (orderId: string, reason: string) => Promise<string>
  drop: (orderId: string) => void
}

/** What can be done depends on how far the money is. */
function Acts({ row, drop, ...decide }: ActsProps) {
  const mayDecide = useMay('withdrawals.decide')
  const mayResolve = useMay('money.correct')
  if (row.status === 'review' && mayDecide) return <WithdrawalActs row={row} {...decide} />
  if (row.status === 'approved' && mayDecide) return <StopAct orderId={row.orderId} />
  if (row.status === 'unknown' && mayResolve)
    return <PayoutActs orderId={row.orderId} onDone={drop} />
  return null
}

/** The two that come after the one that is open. */
function nextOf(rows: { row: Withdrawal }[], id: string | null) {
  const at = rows.findIndex(({ row }) => row.orderId === id)
  return rows.slice(at + 1, at + 3).map(({ row: { orderId } }) => ({ orderId }))
}
