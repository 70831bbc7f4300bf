import { useEffect, useState } from 'react'
import { useAnswer } from '../../calls/queries.ts'
import type { CallOutput } from '../../calls/send.ts'
import { send } from '../../calls/send.ts'
import { countText, spanText } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { useMay } from '../../session/me.ts'
import { ListAndDetail } from '../../ui/ListAndDetail.tsx'
import { Answer } from '../../ui/State.tsx'
import { ReasonDialog } from '../../ui/ReasonDialog.tsx'
import { Toast } from '../../ui/Toast.tsx'
import { useActs } from '../../ui/use-acts.ts'
import { useArmed } from '../../ui/use-armed.ts'
import { useKeys } from '../../ui/use-keys.ts'
import { useNow } from '../../ui/use-now.ts'
import type { KeptRow } from '../kept-rows.ts'
import { NewRows } from '../NewRows.tsx'
import { useQueue } from '../use-queue.ts'
import { useView } from '../use-view.ts'
import { CaseActs } from './CaseActs.tsx'
import { fields, Papers } from './Papers.tsx'
import { Pictures } from './Pictures.tsx'
import { SendBackDialog } from './SendBackDialog.tsx'
import { ListFile } from '../FileButton.tsx'

type Row = CallOutput<'listKyc'>['kycList'][number]
const idOf = ({ playerId }: Row) => String(playerId)

/** Compare the picture with what was written: space ticks, a and Enter verify, r sends back. */
export function IdentityScreen() {
  const t = useText()
  const { open, params, show } = useView('waiting')
  const cursor = params.get('cursor')
  const listed = useAnswer('listKyc', { ...(cursor && { cursor }), limit: 100 })
  const fresh = listed.data?.kycList
  const queue = useQueue({ fresh, view: `waiting ${cursor}`, idOf, open, show })
  const { rows, row, id } = queue
  const playerId = row?.playerId ?? 0
  const { papers, seen, isOld } = usePapers(row)
  // What was ticked was ticked on these papers, not on those that are sent after them.
  const of = `${id} ${seen}`
  const [ticks, setTicks] = useState<{ of: string; names: string[] }>({ of, names: [] })
  const ticked = ticks.of === of ? ticks.names : []
  const acts = useActs<'sendBack' | 'block'>()
  const isRead = papers.data !== undefined && !isOld
  const mayDecide = useMay('kyc.decide') && isRead && !queue.isGone

  const tick = (name: string) =>
    setTicks({
      of,
      names: ticked.includes(name) ? ticked.filter((one) => one !== name) : [...ticked, name],
    })
  const next = fields.find((name) => !ticked.includes(name))
  const looked = { playerId, ...(seen !== null && { submittedTime: seen }) }
  const armed = useArmed(next === undefined ? of : null, () =>
    acts.act(async () => {
      await send('decideKyc', { ...looked, decision: 'verified' })
      queue.drop(String(playerId))
      return t('kyc.verified')
    }),
  )
  const sendBack = (reason: string) =>
    acts.act(async () => {
      await send('decideKyc', { ...looked, decision: 'rejected', reason })
      queue.drop(String(playerId))
      return t('kyc.sentBack')
    })
  const block = (reason: string) =>
    acts.act(async () => {
      await send('decideKyc', { ...looked, decision: 'blocked', reason })
      return t('common.proposed')
    })
  useKeys({
    ...queue.keys,
    ' ': next === undefined ? undefined : () => tick(next),
    ...(mayDecide && !acts.isBusy && { ...armed.keys, r: () => acts.ask('sendBack') }),
  })
  return (
    <>
      <ListAndDetail
        shape="narrow"
        title={t('nav.identity')}
        file={<ListFile list="listKyc" filters={{}} />}
        summary={t('kyc.summary', { n: countText(t, listed.data?.waiting ?? 0) })}
        of={listed}
        permission="kyc.read"
        isEmpty={rows.length === 0}
        empty={{ title: t('kyc.empty'), lead: t('kyc.emptyLead') }}
        list={
          <>
            <NewRows of={queue} />
            <Queue rows={rows} chosen={id} onChoose={(chosen) => show({ open: chosen })} />
          </>
        }
        pages={{ next: listed.data?.nextCursor, from: cursor, show }}
        detail={
          row && (
            <Answer of={papers} permission="kyc.read">
              {(shown) => (
                <div className="viewer">
                  <Pictures key={playerId} pictures={shown.imageList} />
                  <Papers papers={shown} ticked={ticked} onTick={tick} />
                </div>
              )}
            </Answer>
          )
        }
        acts={
          row && mayDecide && <CaseActs acts={acts} armed={armed} isWhole={next === undefined} />
        }
      />
      {acts.asked === 'sendBack' && <SendBackDialog acts={acts} onConfirm={sendBack} />}
      {acts.asked === 'block' && (
        <ReasonDialog
          title={t('kyc.block')}
          lead={t('kyc.blockLead')}
          confirm={t('kyc.blockNow')}
          acts={acts}
          onConfirm={block}
        />
      )}
      <Toast text={acts.said} onGone={acts.hush} />
    </>
  )
}

/** The papers of a row, and when they came: sent back and sent anew, they are read anew too. */
function usePapers(row: Row | undefined) {
  const asked = { isOn: row !== undefined, isLive: false }
  const papers = useAnswer('getKycCase', { playerId: row?.playerId ?? 0 }, asked)
  const { data, refetch } = papers
  const seen = data?.submittedTime ?? null
  const isOld = row !== undefined && seen !== null && seen < row.submittedTime
  useEffect(() => {
    if (isOld) void refetch()
  }, [isOld, refetch])
  return { papers, seen, isOld }
}

type QueueProps = {
  rows: KeptRow<Row>[]
  chosen: string | null
  onChoose: (playerId: string) => void
}

function Queue({ rows, chosen, onChoose }: QueueProps) {
  const t = useText()
  const now = useNow()
  return (
    <ul>
      {rows.map(({ row: { playerId, playerName, status, submittedTime }, isGone }) => (
        <li
          key={playerId}
          className={`why ${String(playerId) === chosen ? 'on' : ''} ${isGone ? 'gone' : ''}`}
        >
          <button type="button" className="plain" onClick={() => onChoose(String(playerId))}>
            <b>{playerName}</b>
            <span className="sm mute">
              {playerId} · {t(isGone ? 'common.elsewhere' : `kyc.${status}`)}
            </span>
          </button>
          <span className="sp" />
          <span className="sm mute">{spanText(t, now - submittedTime)}</span>
        </li>
      ))}
    </ul>
  )
}
