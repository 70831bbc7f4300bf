import { useState } from 'react'
import { useAnswer } from '../../calls/queries.ts'
import type { CallInput, CallOutput } from '../../calls/send.ts'
import { send } from '../../calls/send.ts'
import { askedOfText, askTitle } from '../../i18n/act-text.ts'
import { spanText } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { useMe } from '../../session/me.ts'
import { ActBar, ArmedButton } from '../../ui/ActBar.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ListAndDetail } from '../../ui/ListAndDetail.tsx'
import { ReasonDialog } from '../../ui/ReasonDialog.tsx'
import { Answer } from '../../ui/State.tsx'
import { Toast } from '../../ui/Toast.tsx'
import { useActs } from '../../ui/use-acts.ts'
import { useArmed } from '../../ui/use-armed.ts'
import { useKeys } from '../../ui/use-keys.ts'
import { useNow } from '../../ui/use-now.ts'
import { ViewChips } from '../../ui/ViewChips.tsx'
import type { KeptRow } from '../kept-rows.ts'
import { NewRows } from '../NewRows.tsx'
import { useQueue } from '../use-queue.ts'
import { useView } from '../use-view.ts'
import { ApprovalDetail } from './ApprovalDetail.tsx'
import { ListFile } from '../FileButton.tsx'

type View = NonNullable<CallInput<'listApprovals'>['view']>
type Approval = CallOutput<'listApprovals'>['approvalList'][number]
const idOf = ({ approvalId }: Approval) => String(approvalId)
const views: View[] = ['waiting', 'mine', 'decided', 'expired']

/** What one person proposed and another decides: exactly this content, once. */
export function ApprovalsScreen() {
  const t = useText()
  const { view, open, params, show } = useView('waiting')
  const cursor = params.get('cursor')
  const page = { view: view as View, ...(cursor && { cursor }), limit: 100 }
  const listed = useAnswer('listApprovals', page)
  const waiting = listed.data?.approvalList ?? []
  const fresh = listed.data?.approvalList
  const queue = useQueue({ fresh, view: `${view} ${cursor}`, idOf, open, show })
  const { rows, row, id } = queue
  const approvalId = row?.approvalId ?? 0
  const detail = useAnswer('getApproval', { approvalId }, { isOn: row !== undefined })
  const acts = useActs<'refuse'>()
  const [key, setKey] = useState<string | null>(null)

  const decide = (decision: 'approved' | 'refused', reason?: string) =>
    acts.act(async () => {
      const contentHash = detail.data?.contentHash ?? ''
      const asked = { approvalId, contentHash, decision, ...(reason && { reason }) }
      const done = await send('decideApproval', asked)
      queue.drop(String(approvalId))
      setKey(done.key)
      if (done.status === 'void') return t('ap.void', { reason: done.reason ?? '' })
      return t(done.status === 'approved' ? 'ap.approved' : 'ap.refused')
    })
  const takeBack = () =>
    acts.act(async () => {
      await send('withdrawProposal', { approvalId })
      if (view === 'waiting') queue.drop(String(approvalId))
      return t('ap.withdrawn')
    })
  const armed = useArmed(id, () => decide('approved'))
  const startRefusing = () => acts.ask('refuse')
  const isOpen = Boolean(row?.isYours) && !queue.isGone && !acts.isBusy && detail.data !== undefined
  useKeys({ ...queue.keys, ...(isOpen && { ...armed.keys, r: startRefusing }) })

  const yours = waiting.filter(({ isYours }) => isYours).length
  return (
    <>
      <ListAndDetail
        title={t('nav.approvals')}
        summary={view === 'waiting' && t('ap.summary', { n: waiting.length, yours })}
        bar={<ViewChips views={views} chosen={view} onChoose={show} />}
        file={<ListFile list="listApprovals" filters={{ view }} />}
        of={listed}
        permission=""
        isEmpty={rows.length === 0}
        empty={{ title: t('ap.empty'), lead: t('ap.emptyLead') }}
        list={
          <>
            <NewRows of={queue} />
            <Rows rows={rows} chosen={id} onChoose={(next) => show({ open: next })} />
          </>
        }
        pages={{ next: listed.data?.nextCursor, from: cursor, show }}
        detail={
          row && (
            <div className="scroll">
              <Answer of={detail} permission="">
                {(shown) => <ApprovalDetail shown={shown} />}
              </Answer>
            </div>
          )
        }
        acts={
          row?.status === 'waiting' &&
          !queue.isGone && (
            <ActBar
              fault={acts.asked ? null : acts.fault}
              hint={<span className="sm mute">{t('ap.code')}</span>}
            >
              {row.isYours && (
                <>
                  <ArmedButton of={armed} isBusy={!isOpen}>
                    {t('ap.approve')}
                  </ArmedButton>
                  <button type="button" className="btn dl" onClick={startRefusing}>
                    {t('ap.refuse')}
                    <kbd>R</kbd>
                  </button>
                </>
              )}
              <OwnAct row={row} onTakeBack={takeBack} />
            </ActBar>
          )
        }
      />
      {acts.asked && (
        <ReasonDialog
          title={t('ap.refuseTitle')}
          lead={t('ap.refuseLead')}
          confirm={t('ap.refuseNow')}
          acts={acts}
          onConfirm={(reason) => decide('refused', reason)}
        />
      )}
      {key !== null && (
        <Dialog
          title={t(isLink(key) ? 'ap.linkTitle' : 'ap.keyTitle')}
          lead={t(isLink(key) ? 'ap.linkLead' : 'ap.keyLead')}
          confirm={t('ap.keyKept')}
          onConfirm={() => setKey(null)}
        >
          <p className="mono wrap">{isLink(key) ? window.location.origin + key : key}</p>
        </Dialog>
      )}
      <Toast text={acts.said} onGone={acts.hush} />
    </>
  )
}

/** What is told once may be a way in, given by its path. */
const isLink = (key: string) => key.startsWith('/')

function OwnAct({ row, onTakeBack }: { row: Approval; onTakeBack: () => void }) {
  const t = useText()
  const { data: me } = useMe()
  if (row.maker !== me?.operatorName) return null
  return (
    <>
      <button type="button" className="btn" onClick={onTakeBack}>
        {t('ap.withdraw')}
      </button>
      <span className="sm mute">{t('ap.own')}</span>
    </>
  )
}

type RowsProps = {
  rows: KeptRow<Approval>[]
  chosen: string | null
  onChoose: (id: string) => void
}

function Rows({ rows, chosen, onChoose }: RowsProps) {
  const t = useText()
  const now = useNow()
  return (
    <ul>
      {rows.map(({ row, isGone }) => {
        const id = String(row.approvalId)
        return (
          <li key={id} className={`why ${id === chosen ? 'on' : ''} ${isGone ? 'gone' : ''}`}>
            <span className="av s">{row.maker.slice(0, 1)}</span>
            <button type="button" className="plain" onClick={() => onChoose(id)}>
              <b>{askTitle(t, row)}</b>{' '}
              <span className="sm mute">
                {askedOfText(t, row)} · {row.maker}
              </span>
            </button>
            <span className="sp" />
            <span className="sm mute">
              {isGone
                ? t('common.elsewhere')
                : row.status === 'waiting'
                  ? t('ap.left', { time: spanText(t, row.expireTime - now) })
                  : t(`status.${row.status}`)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
