import { formatMoney } from '@parlour/contract/money.ts'
import { useAnswer } from '../../calls/queries.ts'
import type { CallOutput } from '../../calls/send.ts'
import { send } from '../../calls/send.ts'
import { countText, dayTimeText } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { useMay } from '../../session/me.ts'
import { ActBar } from '../../ui/ActBar.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ListAndDetail } from '../../ui/ListAndDetail.tsx'
import { ReasonDialog } from '../../ui/ReasonDialog.tsx'
import { Toast } from '../../ui/Toast.tsx'
import { useActs } from '../../ui/use-acts.ts'
import { useKeys } from '../../ui/use-keys.ts'
import { NewRows } from '../NewRows.tsx'
import { useQueue } from '../use-queue.ts'
import type { ViewProps } from './view-props.ts'
import { ListFile } from '../FileButton.tsx'

type Conflict = CallOutput<'listConflicts'>['conflictList'][number]

/** What a provider said beside what our books say. Two people close it with what they found out. */
export function ConflictsView({ open, cursor, count, show, bar }: ViewProps) {
  const t = useText()
  const listed = useAnswer('listConflicts', { ...(cursor && { cursor }), limit: 100 })
  const fresh = listed.data?.conflictList
  const queue = useQueue({ fresh, view: `conflicts ${cursor}`, idOf, open, show })
  const { rows, row, id } = queue
  const acts = useActs<'resolve'>()
  const isOpen = useMay('money.correct') && row !== undefined && !queue.isGone
  useKeys({ ...queue.keys, ...(isOpen && { a: () => acts.ask('resolve') }) })
  const resolve = (reason: string) =>
    acts.act(async () => {
      const { provider = '', eventId = '' } = row ?? {}
      const { status } = await send('resolveConflict', { provider, eventId, reason })
      if (status !== 'waiting' && id !== null) queue.drop(id)
      return t(status === 'waiting' ? 'common.proposed' : 'cf.resolved')
    })
  return (
    <>
      <ListAndDetail
        title={t('nav.transfers')}
        file={<ListFile list="listConflicts" filters={{}} />}
        summary={t('tr.conflictSummary', { n: countText(t, count) })}
        bar={bar()}
        of={listed}
        permission="cashier.read"
        isEmpty={rows.length === 0}
        empty={{ title: t('tr.conflictEmpty'), lead: t('tr.conflictEmptyLead') }}
        list={
          <>
            <NewRows of={queue} />
            <ul>
              {rows.map(({ row: one, isGone }) => (
                <li
                  key={idOf(one)}
                  className={`why ${idOf(one) === id ? 'on' : ''} ${isGone ? 'gone' : ''}`}
                >
                  <span className="badge">
                    <Icon name="warn" />
                  </span>
                  <button type="button" className="plain" onClick={() => show({ open: idOf(one) })}>
                    <b>{t(`cf.kind.${one.kind}`)}</b>
                    <span className="sm mute">
                      {one.provider} · {one.orderId}
                    </span>
                  </button>
                  <span className="sp" />
                  <span className="sm mute">
                    {isGone ? t('common.elsewhere') : dayTimeText(one.time)}
                  </span>
                </li>
              ))}
            </ul>
          </>
        }
        pages={{ next: listed.data?.nextCursor, from: cursor, show }}
        detail={row && <Detail {...row} />}
        acts={
          isOpen && (
            <ActBar fault={acts.asked ? null : acts.fault}>
              <button type="button" className="btn p" onClick={() => acts.ask('resolve')}>
                {t('cf.resolve')}
                <kbd>A</kbd>
              </button>
            </ActBar>
          )
        }
      />
      {acts.asked && (
        <ReasonDialog
          title={t('cf.resolveTitle')}
          lead={t('cf.resolveLead')}
          confirm={t('cf.resolveNow')}
          isDangerous={false}
          acts={acts}
          onConfirm={resolve}
        />
      )}
      <Toast text={acts.said} onGone={acts.hush} />
    </>
  )
}

function idOf({ provider, eventId }: Conflict): string {
  return `${provider}:${eventId}`
}

function Detail({ kind, provider, orderId, told, ours }: Conflict) {
  const t = useText()
  const { paidAmount: paid, status } = told
  return (
    <div className="scroll">
      <div>
        <div className="row">
          <span className="big">{t(`cf.kind.${kind}`)}</span>
          <span className="sp" />
          <span className="mono mute">{orderId}</span>
        </div>
        <div className="dim">{ours && `${ours.playerName} ${ours.playerId}`}</div>
      </div>
      <div className="card cb pair">
        <div>
          <div className="sm mute">{t('cf.ours')}</div>
          <div className="big">{ours ? formatMoney(ours.amount) : '—'}</div>
          <div>{ours ? ours.status : t('cf.noOrder')}</div>
        </div>
        <div>
          <div className="sm mute">{t('cf.theirs', { provider })}</div>
          <div className="big">{typeof paid === 'number' ? formatMoney(paid) : '—'}</div>
          <div>{typeof status === 'string' ? status : '—'}</div>
        </div>
      </div>
      <section className="card">
        <div className="ch">
          <h2>{t('cf.event')}</h2>
          <span className="sp" />
          <span className="sm ok">{t('cf.signed')}</span>
        </div>
        <dl className="cb kv">
          {Object.entries(told).map(([name, value]) => [
            <dt key={name}>{name}</dt>,
            <dd key={`${name}-value`} className="mono">
              {typeof value === 'string' ? value : JSON.stringify(value)}
            </dd>,
          ])}
        </dl>
      </section>
    </div>
  )
}
