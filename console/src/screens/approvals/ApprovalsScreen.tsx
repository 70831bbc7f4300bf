import { useState } from 'react'
import { refreshAll, useAnswer } from '../../calls/queries.ts'
import type { CallInput, CallOutput } from '../../calls/send.ts'
import { send } from '../../calls/send.ts'
import { spanText } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { useMe } from '../../session/me.ts'
import { TopBar } from '../../ui/TopBar.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Answer, State } from '../../ui/State.tsx'
import { Toast } from '../../ui/Toast.tsx'
import { useArmed } from '../../ui/use-armed.ts'
import { useFault } from '../../ui/use-fault.ts'
import { useKeys } from '../../ui/use-keys.ts'
import { useNow } from '../../ui/use-now.ts'
import { ViewChips } from '../../ui/ViewChips.tsx'
import { pickRow, useView } from '../use-view.ts'
import { ApprovalDetail } from './ApprovalDetail.tsx'

type View = NonNullable<CallInput<'listApprovals'>['view']>
type Approval = CallOutput<'listApprovals'>['approvalList'][number]
const views: View[] = ['waiting', 'mine', 'decided', 'expired']

/** What one person proposed and another decides: exactly this content, once. */
export function ApprovalsScreen() {
  const t = useText()
  const { view, open, show } = useView('waiting')
  const listed = useAnswer('listApprovals', { view: view as View, limit: 100 })
  const rows = listed.data?.approvalList ?? []
  const { row, id, keys } = pickRow(rows, ({ approvalId }) => String(approvalId), open, show)
  const approvalId = row?.approvalId ?? 0
  const detail = useAnswer('getApproval', { approvalId }, { isOn: row !== undefined })
  const [isRefusing, setRefusing] = useState(false)
  const [said, say] = useState<string | null>(null)
  const { fault, isBusy, attempt, clear } = useFault()

  const decide = (decision: 'approved' | 'refused', reason?: string) =>
    void attempt(async () => {
      const contentHash = detail.data?.contentHash
      if (contentHash === undefined) return
      const asked = { approvalId, contentHash, decision, ...(reason && { reason }) }
      const done = await send('decideApproval', asked)
      setRefusing(false)
      if (done.status === 'void') say(t('ap.void', { reason: done.reason ?? '' }))
      else say(t(done.status === 'approved' ? 'ap.approved' : 'ap.refused'))
      await refreshAll()
    })
  const takeBack = () =>
    void attempt(async () => {
      await send('withdrawProposal', { approvalId })
      say(t('ap.withdrawn'))
      await refreshAll()
    })
  const { isArmed, arm, confirm } = useArmed(id, () => decide('approved'))
  const startRefusing = () => {
    clear()
    setRefusing(true)
  }
  const isOpen = Boolean(row?.isYours) && !isBusy
  useKeys({
    ...keys,
    ...(isOpen && { a: arm, r: startRefusing, Enter: isArmed ? confirm : undefined }),
  })

  const yours = rows.filter(({ isYours }) => isYours).length
  return (
    <>
      <TopBar title={t('nav.approvals')}>
        {view === 'waiting' && listed.data && t('ap.summary', { n: rows.length, yours })}
      </TopBar>
      <ViewChips
        views={views}
        chosen={view}
        onChoose={(next) => show({ view: next, open: null })}
      />
      <main className="split">
        <div className="list">
          <Answer of={listed} permission="">
            {() =>
              rows.length === 0 ? (
                <State icon="check" tone="ok" title={t('ap.empty')}>
                  {t('ap.emptyLead')}
                </State>
              ) : (
                <Rows rows={rows} chosen={id} onChoose={(next) => show({ open: next })} />
              )
            }
          </Answer>
        </div>
        <div className="detail">
          {row && (
            <div className="scroll">
              <Answer of={detail} permission="">
                {(shown) => <ApprovalDetail shown={shown} />}
              </Answer>
            </div>
          )}
          {row?.status === 'waiting' && (
            <div className="acts">
              {row.isYours && (
                <>
                  <button
                    type="button"
                    className="btn p"
                    disabled={isBusy}
                    onClick={isArmed ? confirm : arm}
                  >
                    {t(isArmed ? 'wd.armed' : 'ap.approve')}
                    <kbd>{isArmed ? '↵' : 'A'}</kbd>
                  </button>
                  <button type="button" className="btn dl" onClick={startRefusing}>
                    {t('ap.refuse')}
                    <kbd>R</kbd>
                  </button>
                </>
              )}
              <OwnAct row={row} onTakeBack={takeBack} />
              <span className="sp" />
              {fault && !isRefusing && (
                <span className="bad" role="alert">
                  {fault}
                </span>
              )}
              <span className="sm mute">{t('ap.code')}</span>
            </div>
          )}
        </div>
      </main>
      {isRefusing && (
        <RefuseDialog
          fault={fault}
          onConfirm={(reason) => decide('refused', reason)}
          onClose={() => setRefusing(false)}
        />
      )}
      <Toast text={said} onGone={() => say(null)} />
    </>
  )
}

type RefuseProps = {
  fault: string | null
  onConfirm: (reason: string) => void
  onClose: () => void
}

function RefuseDialog({ fault, onConfirm, onClose }: RefuseProps) {
  const t = useText()
  return (
    <Dialog
      title={t('ap.refuseTitle')}
      lead={t('ap.refuseLead')}
      confirm={t('ap.refuse').replace('…', '')}
      isDangerous
      fault={fault}
      onConfirm={({ reason = '' }) => onConfirm(reason)}
      onClose={onClose}
    >
      <Field label={t('wd.reason')} name="reason" required maxLength={300} autoComplete="off" />
    </Dialog>
  )
}

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

type RowsProps = { rows: Approval[]; chosen: string | null; onChoose: (id: string) => void }

function Rows({ rows, chosen, onChoose }: RowsProps) {
  const t = useText()
  const now = useNow()
  return (
    <ul>
      {rows.map((row) => {
        const id = String(row.approvalId)
        return (
          <li key={id} className={`why ${id === chosen ? 'on' : ''}`}>
            <span className="av s">{row.maker.slice(0, 1)}</span>
            <button type="button" className="plain" onClick={() => onChoose(id)}>
              <b>
                {row.action} {row.subject}
              </b>
              <span className="sm mute">{row.maker}</span>
            </button>
            <span className="sp" />
            <span className="sm mute">
              {row.status === 'waiting'
                ? t('ap.left', { time: spanText(t, row.expireTime - now) })
                : t(`status.${row.status}`)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
