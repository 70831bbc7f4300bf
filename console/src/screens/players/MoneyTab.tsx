import { formatMoney } from '@parlour/contract/money.ts'
import { useState } from 'react'
import { Link } from 'wouter'
import { useAnswer } from '../../calls/queries.ts'
import type { CallOutput } from '../../calls/send.ts'
import { send } from '../../calls/send.ts'
import { dayTimeText } from '../../i18n/format.ts'
import { inLanguage, useText } from '../../i18n/texts.ts'
import { useMay, useMe } from '../../session/me.ts'
import { ReasonDialog } from '../../ui/ReasonDialog.tsx'
import { Answer } from '../../ui/State.tsx'
import { Toast } from '../../ui/Toast.tsx'
import { useActs } from '../../ui/use-acts.ts'
import { sourceText } from './source-text.ts'

type Requirement = CallOutput<'getPlayer'>['requirementList'][number]
type Props = { playerId: number; requirements: Requirement[] }

export function MoneyTab({ playerId, requirements }: Props) {
  const t = useText()
  const { data: me } = useMe()
  const mayTrace = useMay('ledger.read')
  const mayCorrect = useMay('money.correct')
  const acts = useActs<'takeBack'>()
  const [chosen, choose] = useState('')
  const takeBack = (reason: string) =>
    acts.act(async () => {
      const { approvals, neededApprovals } = await send('chargeback', { orderId: chosen, reason })
      return t(approvals < neededApprovals ? 'common.proposed' : 'pl.done')
    })
  const listed = useAnswer('listPlayerOrders', { playerId, limit: 50 })
  return (
    <div className="cols">
      <section className="card">
        <div className="ch">
          <h2>{t('pl.orders')}</h2>
        </div>
        <Answer of={listed} permission="players.read">
          {({ orderList }) => (
            <table className="t">
              <thead>
                <tr>
                  <th>{t('col.time')}</th>
                  <th>{t('pl.what')}</th>
                  <th>{t('pl.state')}</th>
                  <th className="r">{t('col.amount', { currency: me?.currency ?? '' })}</th>
                </tr>
              </thead>
              <tbody>
                {orderList.map(({ orderId, kind, way, wayEn, status, amount, createTime }) => (
                  <tr key={orderId} className="two">
                    <td className="dim">{dayTimeText(createTime)}</td>
                    <td>
                      <b>{t(`pl.kind.${kind}`)}</b> {inLanguage(way, wayEn)}
                      <div className="xs mono mute">
                        {mayTrace ? (
                          <Link href={`/ledger?find=${orderId}`}>{orderId}</Link>
                        ) : (
                          orderId
                        )}
                      </div>
                    </td>
                    <td>
                      {t(`pl.order.${status}`)}
                      {mayCorrect && kind === 'deposit' && status === 'credited' && (
                        <button
                          type="button"
                          className="btn q sm"
                          aria-label={`${t('pl.takeBack')} ${orderId}`}
                          onClick={() => {
                            choose(orderId)
                            acts.ask('takeBack')
                          }}
                        >
                          {t('pl.takeBack')}
                        </button>
                      )}
                    </td>
                    <td className="r amt">{formatMoney(amount)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </Answer>
      </section>
      <section className="card">
        <div className="ch">
          <h2>{t('pl.requirements')}</h2>
        </div>
        {requirements.length === 0 && <p className="cb mute">{t('pl.none')}</p>}
        <ul>
          {requirements.map(({ source, amount, wagered, required, createTime }) => (
            <li key={`${source}-${createTime}`} className="cb">
              <div className="row">
                <span className="el">{sourceText(t, source)}</span>
                <span className="sp" />
                <b>{formatMoney(amount)}</b>
              </div>
              <progress max={required} value={wagered} aria-label={sourceText(t, source)} />
              <div className="sm mute">
                {t('pl.progress', {
                  wagered: formatMoney(wagered),
                  required: formatMoney(required),
                })}
              </div>
            </li>
          ))}
        </ul>
      </section>
      {acts.asked && (
        <ReasonDialog
          title={`${t('pl.takeBack')} ${chosen}`}
          lead={t('pl.takeBackLead')}
          confirm={t('pl.now')}
          acts={acts}
          onConfirm={takeBack}
        />
      )}
      <Toast text={acts.said} onGone={acts.hush} />
    </div>
  )
}
