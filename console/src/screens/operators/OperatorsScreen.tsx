import { roles } from '@parlour/contract/operator/roles.ts'
import { useAnswer } from '../../calls/queries.ts'
import type { CallOutput } from '../../calls/send.ts'
import { dayTimeText } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { useMay } from '../../session/me.ts'
import { ActBar } from '../../ui/ActBar.tsx'
import { ListAndDetail } from '../../ui/ListAndDetail.tsx'
import { Toast } from '../../ui/Toast.tsx'
import { useActs } from '../../ui/use-acts.ts'
import { useKeys } from '../../ui/use-keys.ts'
import { pickRow, useView } from '../use-view.ts'
import { OperatorDialogs, type OperatorAct } from './OperatorDialogs.tsx'
import { ListFile } from '../FileButton.tsx'

type Person = CallOutput<'listOperators'>['operatorList'][number]
const offered: OperatorAct[] = ['set', 'give', 'again', 'end']
const ofOthers: OperatorAct[] = ['set', 'again']

/** Who may do what. Every change of somebody's rights takes a second person. */
export function OperatorsScreen() {
  const t = useText()
  const { open, show } = useView('all')
  const listed = useAnswer('listOperators', {})
  const rows = listed.data?.operatorList ?? []
  const { row, id, keys } = pickRow(rows, ({ operatorName }) => operatorName, open, show)
  const acts = useActs<OperatorAct>()
  const mayDecide = useMay('operators.decide')
  useKeys(keys)
  return (
    <>
      <ListAndDetail
        title={t('nav.operators')}
        summary={t('op.summary', { n: rows.length })}
        file={
          <>
            {mayDecide && (
              <button type="button" className="btn sm" onClick={() => acts.ask('invite')}>
                {t('op.invite')}
              </button>
            )}
            <ListFile list="listOperators" filters={{}} />
          </>
        }
        of={listed}
        permission="operators.read"
        isEmpty={rows.length === 0}
        empty={{ icon: 'key', title: t('op.empty'), lead: t('op.emptyLead') }}
        list={<People rows={rows} chosen={id} onChoose={(next) => show({ open: next })} />}
        detail={row && <Detail {...row} />}
        acts={
          row &&
          mayDecide && (
            <ActBar fault={acts.asked ? null : acts.fault}>
              {offered
                .filter((act) => !row.isYou || !ofOthers.includes(act))
                .map((act) => (
                  <button key={act} type="button" className="btn" onClick={() => acts.ask(act)}>
                    {t(`op.${act}`)}
                  </button>
                ))}
            </ActBar>
          )
        }
      />
      {row && <OperatorDialogs person={row} acts={acts} />}
      <Toast text={acts.said} onGone={acts.hush} />
    </>
  )
}

type PeopleProps = { rows: Person[]; chosen: string | null; onChoose: (name: string) => void }

function People({ rows, chosen, onChoose }: PeopleProps) {
  const t = useText()
  return (
    <ul>
      {rows.map(({ operatorName, role, isActive, isYou, sessions }) => (
        <li key={operatorName} className={`why ${operatorName === chosen ? 'on' : ''}`}>
          <span className="av s">{operatorName.slice(0, 1)}</span>
          <button type="button" className="plain" onClick={() => onChoose(operatorName)}>
            <b>{operatorName}</b>
            <span className="sm mute">{role ? t(`role.${role}`) : t('op.program')}</span>
          </button>
          <span className="sp" />
          {isYou && <span className="tag iris">{t('op.you')}</span>}
          {!isActive && <span className="tag">{t('op.gone')}</span>}
          {isActive && sessions > 0 && <span className="tag ok">{t('op.here')}</span>}
        </li>
      ))}
    </ul>
  )
}

function Detail({ operatorName, role, sessions, passkeys, seenTime, rightList }: Person) {
  const t = useText()
  return (
    <div className="scroll">
      <div className="row">
        <span className="big">{operatorName}</span>
        <span className="tag iris">{role ? t(`role.${role}`) : t('op.program')}</span>
      </div>
      <dl className="card cb kv">
        <dt>{t('op.sessions')}</dt>
        <dd>{sessions}</dd>
        <dt>{t('op.passkeys')}</dt>
        <dd>{passkeys}</dd>
        <dt>{t('op.seen')}</dt>
        <dd>{seenTime === null ? '—' : dayTimeText(seenTime)}</dd>
      </dl>
      <section className="card">
        <div className="ch">
          <h2>{t('op.rights')}</h2>
        </div>
        {rightList.length === 0 && <p className="cb mute">{t('op.noRights')}</p>}
        <ul>
          {rightList.map(({ permission, until }) => (
            <li key={permission} className="why">
              <b>{permission}</b>
              <span className="sp" />
              <span className="sm mute">{t('op.until', { time: dayTimeText(until) })}</span>
            </li>
          ))}
        </ul>
      </section>
      {role && (
        <section className="card">
          <div className="ch">
            <h2>{t('op.may')}</h2>
          </div>
          <p className="cb row flow">
            {roles[role].map((permission) => (
              <span key={permission} className="tag">
                {permission}
              </span>
            ))}
          </p>
        </section>
      )}
    </div>
  )
}
