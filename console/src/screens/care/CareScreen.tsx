import { formatMoney } from '@parlour/contract/money.ts'
import { Link } from 'wouter'
import { useAnswer } from '../../calls/queries.ts'
import type { CallOutput } from '../../calls/send.ts'
import { send } from '../../calls/send.ts'
import { dayTimeText, spanText } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { ActBar } from '../../ui/ActBar.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ListAndDetail } from '../../ui/ListAndDetail.tsx'
import { ReasonDialog } from '../../ui/ReasonDialog.tsx'
import { Toast } from '../../ui/Toast.tsx'
import { useActs } from '../../ui/use-acts.ts'
import { useKeys } from '../../ui/use-keys.ts'
import { useNow } from '../../ui/use-now.ts'
import type { KeptRow } from '../kept-rows.ts'
import { NewRows } from '../NewRows.tsx'
import { useQueue } from '../use-queue.ts'
import { useView } from '../use-view.ts'
import { ListFile } from '../FileButton.tsx'

type Case = CallOutput<'listCases'>['caseList'][number]
const idOf = ({ caseId }: Case) => String(caseId)

/** Players somebody should talk to, with the signs; what is due first on top. */
export function CareScreen() {
  const t = useText()
  const { open, show } = useView('open')
  const listed = useAnswer('listCases', { limit: 100 })
  const queue = useQueue({ fresh: listed.data?.caseList, view: 'open', idOf, open, show })
  const { rows, id } = queue
  const row = queue.isGone ? undefined : queue.row
  const acts = useActs<'watch' | 'close'>()
  useKeys({
    ...queue.keys,
    ...(row && { a: () => acts.ask('watch'), r: () => acts.ask('close') }),
  })
  const decide = (state: 'watched' | 'closed') => (said: string) =>
    acts.act(async () => {
      await send('decideCase', { caseId: row?.caseId ?? 0, state, said })
      if (state === 'closed' && id !== null) queue.drop(id)
      return t(state === 'watched' ? 'care.kept' : 'care.closed')
    })
  return (
    <>
      <ListAndDetail
        title={t('nav.care')}
        summary={t('care.summary', { n: listed.data?.caseList.length ?? 0 })}
        file={<ListFile list="listCases" filters={{}} />}
        of={listed}
        permission="players.decide"
        isEmpty={rows.length === 0}
        empty={{ icon: 'heart', title: t('care.empty'), lead: t('care.emptyLead') }}
        list={
          <>
            <NewRows of={queue} />
            <Cases rows={rows} chosen={id} onChoose={(next) => show({ open: next })} />
          </>
        }
        detail={row && <Detail {...row} />}
        acts={
          row && (
            <ActBar fault={acts.asked ? null : acts.fault}>
              <button type="button" className="btn p" onClick={() => acts.ask('watch')}>
                {t('care.watch')}
                <kbd>A</kbd>
              </button>
              <button type="button" className="btn" onClick={() => acts.ask('close')}>
                {t('care.close')}
                <kbd>R</kbd>
              </button>
            </ActBar>
          )
        }
      />
      {acts.asked && (
        <ReasonDialog
          title={t(`care.${acts.asked}Title`)}
          lead={t(`care.${acts.asked}Lead`)}
          confirm={t(`care.${acts.asked}Now`)}
          isDangerous={false}
          acts={acts}
          onConfirm={decide(acts.asked === 'watch' ? 'watched' : 'closed')}
        />
      )}
      <Toast text={acts.said} onGone={acts.hush} />
    </>
  )
}

type CasesProps = {
  rows: KeptRow<Case>[]
  chosen: string | null
  onChoose: (caseId: string) => void
}

function Cases({ rows, chosen, onChoose }: CasesProps) {
  const t = useText()
  const now = useNow()
  return (
    <ul>
      {rows.map(({ row: { caseId, playerId, playerName, state, isOverdue, dueTime }, isGone }) => (
        <li
          key={caseId}
          className={`why ${String(caseId) === chosen ? 'on' : ''} ${isGone ? 'gone' : ''}`}
        >
          <span className="badge">
            <Icon name="heart" />
          </span>
          <button type="button" className="plain" onClick={() => onChoose(String(caseId))}>
            <b>{playerName}</b>
            <span className="sm mute">
              {playerId} · {t(isGone ? 'common.elsewhere' : `care.${state}`)}
            </span>
          </button>
          <span className="sp" />
          <span className={`sm ${isOverdue ? 'bad' : 'mute'}`}>
            {isOverdue ? t('care.overdue') : t('care.due', { time: spanText(t, dueTime - now) })}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Detail({ playerId, playerName, state, signList, noteList, openTime, sameAsList }: Case) {
  const t = useText()
  return (
    <div className="scroll">
      <div>
        <div className="row">
          <span className="big">{playerName}</span>
          <span className={`tag ${state === 'open' ? 'gold' : ''}`}>{t(`care.${state}`)}</span>
        </div>
        <div className="dim">
          {playerId} · {dayTimeText(openTime)} ·{' '}
          <Link href={`/players/${playerId}`}>{t('care.player')}</Link>
        </div>
      </div>
      <section className="card">
        <div className="ch">
          <h2>{t('care.signs')}</h2>
        </div>
        <ul>
          {signList.map(({ sign, value, line, level }) => {
            const show = (n: number) => (sign === 'netDeposits' ? formatMoney(n) : String(n))
            return (
              <li key={sign} className="why">
                <span className={`badge ${level === 'act' ? 'bad' : ''}`}>
                  <Icon name={level === 'act' ? 'warn' : 'info'} />
                </span>
                <span>{t(`care.sign.${sign}`, { value: show(value), line: show(line) })}</span>
              </li>
            )
          })}
        </ul>
      </section>
      {sameAsList.length > 0 && <SamePerson sameAsList={sameAsList} />}
      <section className="card">
        <div className="ch">
          <h2>{t('care.notes')}</h2>
        </div>
        {noteList.length === 0 && <p className="cb mute">{t('care.noNotes')}</p>}
        <ul>
          {noteList.map(({ said, operatorName, time }) => (
            <li key={time} className="why">
              <span className="av s">{operatorName.slice(0, 1)}</span>
              <span>
                <b>{operatorName}</b> <span className="sm mute">{dayTimeText(time)}</span>
                <br />
                {said}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

/** The excluded players whose account, papers or number this one tried to link. */
function SamePerson({ sameAsList }: Pick<Case, 'sameAsList'>) {
  const t = useText()
  return (
    <section className="card">
      <div className="ch">
        <h2>{t('care.sameAs')}</h2>
      </div>
      <ul>
        {sameAsList.map(({ playerId, what, time }) => (
          <li key={`${playerId}${what}`} className="why">
            <span>
              <Link href={`/players/${playerId}`}>{playerId}</Link> · {t(`care.same.${what}`)}{' '}
              <span className="sm mute">{dayTimeText(time)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
