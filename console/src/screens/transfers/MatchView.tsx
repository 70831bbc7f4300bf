import { formatMoney } from '@parlour/contract/money.ts'
import { useState } from 'react'
import { useAnswer } from '../../calls/queries.ts'
import { send } from '../../calls/send.ts'
import { clockText, countText, dayTimeText } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { useMay, useMe } from '../../session/me.ts'
import { ActBar, ArmedButton } from '../../ui/ActBar.tsx'
import { ListAndDetail } from '../../ui/ListAndDetail.tsx'
import { ReasonDialog } from '../../ui/ReasonDialog.tsx'
import { Toast } from '../../ui/Toast.tsx'
import { useActs } from '../../ui/use-acts.ts'
import { useArmed } from '../../ui/use-armed.ts'
import { useKeys } from '../../ui/use-keys.ts'
import type { KeptRow } from '../kept-rows.ts'
import { NewRows } from '../NewRows.tsx'
import { useQueue } from '../use-queue.ts'
import { ImportDialog } from './ImportDialog.tsx'
import { LineDetail } from './LineDetail.tsx'
import type { Line, ViewProps } from './view-props.ts'
import { ListFile } from '../FileButton.tsx'

const idOf = ({ lineId }: Line) => String(lineId)

/** Lines of statements on the left, the orders each may pay on the right: 1 to 5 choose. */
export function MatchView({ account, open, cursor, count, sum, show, bar }: ViewProps) {
  const t = useText()
  const { data: me } = useMe()
  const listed = useAnswer('listProposals', { ...account, ...(cursor && { cursor }), limit: 50 })
  const fresh = listed.data?.lineList
  const queue = useQueue({
    fresh,
    view: `match ${account.rechargeType} ${cursor}`,
    idOf,
    open,
    show,
  })
  const { rows, row, id } = queue
  const [choice, choose] = useState({ lineId: 0, at: 0 })
  const acts = useActs<'dismiss' | 'import'>()
  const mayDecide = useMay('deposits.decide')
  const lineId = row?.lineId ?? 0
  const at = choice.lineId === lineId ? choice.at : 0
  const candidate = row?.candidateList[at]

  const armed = useArmed(candidate ? `${lineId}:${candidate.orderId}` : null, () =>
    acts.act(async () => {
      const { orderId = '' } = candidate ?? {}
      const { approvals, neededApprovals } = await send('confirmProposal', { lineId, orderId })
      if (approvals >= neededApprovals) queue.drop(String(lineId))
      return t(approvals < neededApprovals ? 'common.proposed' : 'tr.credited')
    }),
  )
  const dismiss = (reason: string) =>
    acts.act(async () => {
      await send('dismissLine', { lineId, reason })
      queue.drop(String(lineId))
      return t('tr.dismissed')
    })
  const isOpen = row !== undefined && mayDecide && !queue.isGone && !acts.isBusy
  const digits = (row?.candidateList ?? []).map((_, index): [string, () => void] => [
    String(index + 1),
    () => choose({ lineId, at: index }),
  ])
  useKeys({
    ...queue.keys,
    ...Object.fromEntries(digits),
    ...(isOpen && { ...(candidate && armed.keys), r: () => acts.ask('dismiss') }),
  })

  const all = { n: countText(t, count), sum: formatMoney(sum), currency: me?.currency ?? '' }
  return (
    <>
      <ListAndDetail
        title={t('nav.transfers')}
        file={<ListFile list="listProposals" filters={account} />}
        summary={t('tr.matchSummary', all)}
        bar={bar(
          mayDecide && (
            <>
              <span className="sp" />
              <button type="button" className="btn sm" onClick={() => acts.ask('import')}>
                {t('tr.import')}
              </button>
            </>
          ),
        )}
        of={listed}
        permission="cashier.read"
        isEmpty={rows.length === 0}
        empty={{ title: t('tr.matchEmpty'), lead: t('tr.matchEmptyLead') }}
        list={
          <>
            <NewRows of={queue} />
            <Lines rows={rows} chosen={id} onChoose={(next) => show({ open: next })} />
          </>
        }
        pages={{ next: listed.data?.nextCursor, from: cursor, show }}
        detail={
          row && <LineDetail line={row} at={at} onChoose={(next) => choose({ lineId, at: next })} />
        }
        acts={
          row &&
          mayDecide &&
          !queue.isGone && (
            <ActBar
              fault={acts.asked ? null : acts.fault}
              hint={
                <>
                  {digits.map(([digit]) => (
                    <kbd key={digit}>{digit}</kbd>
                  ))}
                  {digits.length > 0 && <span className="sm mute">{t('tr.choose')}</span>}
                </>
              }
            >
              {candidate && (
                <ArmedButton of={armed} isBusy={acts.isBusy}>
                  {t('tr.match', { amount: formatMoney(row.amount) })}
                </ArmedButton>
              )}
              <button type="button" className="btn" onClick={() => acts.ask('dismiss')}>
                {t('tr.dismiss')}
                <kbd>R</kbd>
              </button>
            </ActBar>
          )
        }
      />
      {acts.asked === 'dismiss' && (
        <ReasonDialog
          title={t('tr.dismissTitle')}
          lead={t('tr.dismissLead')}
          confirm={t('tr.dismissNow')}
          acts={acts}
          onConfirm={dismiss}
        />
      )}
      {acts.asked === 'import' && (
        <ImportDialog channels={listed.data?.channelList ?? []} acts={acts} />
      )}
      <Toast text={acts.said} onGone={acts.hush} />
    </>
  )
}

type LinesProps = {
  rows: KeptRow<Line>[]
  chosen: string | null
  onChoose: (lineId: string) => void
}

function Lines({ rows, chosen, onChoose }: LinesProps) {
  const t = useText()
  const { data: me } = useMe()
  return (
    <table className="t">
      <thead>
        <tr>
          <th>{t('tr.arrivedAt')}</th>
          <th>{t('tr.reference')}</th>
          <th className="r">{t('col.amount', { currency: me?.currency ?? '' })}</th>
          <th>
            <span className="hidden">{t('tr.candidates')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row: line, isGone }) => {
          const { lineId, time, reference, channelName, amount, candidateList } = line
          const isOn = String(lineId) === chosen
          const n = candidateList.length
          return (
            <tr
              key={lineId}
              className={`two ${isOn ? 'on' : ''} ${isGone ? 'gone' : ''}`}
              aria-current={isOn ? 'true' : undefined}
            >
              <td className="dim" title={dayTimeText(time)}>
                {clockText(time).slice(0, 5)}
              </td>
              <td className="clip">
                <button type="button" className="plain" onClick={() => onChoose(String(lineId))}>
                  <b className="el">{reference || '—'}</b>
                  <span className="xs mute">{isGone ? t('common.elsewhere') : channelName}</span>
                </button>
              </td>
              <td className="r amt">{formatMoney(amount)}</td>
              <td className="r">
                <span className={`tag ${n > 0 ? 'iris' : 'gold'}`}>
                  {n > 0 ? t('tr.likely', { n }) : t('tr.none')}
                </span>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
