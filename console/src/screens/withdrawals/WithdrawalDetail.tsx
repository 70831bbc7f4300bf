import { formatMoney } from '@parlour/contract/money.ts'
import { Link } from 'wouter'
import { useAnswer } from '../../calls/queries.ts'
import type { CallOutput } from '../../calls/send.ts'
import { daysAgo } from '../../i18n/days.ts'
import { dayText, dayTimeText } from '../../i18n/format.ts'
import { type TextKey, useText, type Values } from '../../i18n/texts.ts'
import { useMe } from '../../session/me.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Answer } from '../../ui/State.tsx'
import { useNow } from '../../ui/use-now.ts'

type Detail = CallOutput<'getWithdrawal'>
type Reason = Detail['reasonList'][number]

/** Everything a decision is made by: reasons as sentences with their facts, then the figures. */
export function WithdrawalDetail({ orderId }: { orderId: string }) {
  const detail = useAnswer('getWithdrawal', { orderId })
  return (
    <div className="scroll">
      <Answer of={detail} permission="cashier.read">
        {(shown) => (
          <>
            <Heading {...shown} />
            <div className="cols">
              <Reasons reasons={shown.reasonList} />
              <div className="col gap">
                <Flow {...shown} />
                <Accounts accounts={shown.accounts} />
              </div>
            </div>
            <Steps steps={shown.stepList} />
          </>
        )}
      </Answer>
    </div>
  )
}

function Heading(shown: Detail) {
  const t = useText()
  const { data: me } = useMe()
  const isHalf = shown.proposedBy !== null
  return (
    <div>
      <div className="row">
        <span className="big">{formatMoney(shown.amount)}</span>
        <span className="mute">{me?.currency}</span>
        <span className="tag gold">{t(`wd.step.${shown.status}`)}</span>
        {shown.neededApprovals > 1 && (
          <span className="tag iris">{t(isHalf ? 'wd.one' : 'wd.two')}</span>
        )}
        {shown.takenBy !== null && (
          <span className="tag">{t('wd.takenBy', { name: shown.takenBy })}</span>
        )}
        <span className="sp" />
        <span className="mono mute">{shown.orderId}</span>
      </div>
      <div className="dim">
        <Link href={`/players/${shown.playerId}`}>{shown.playerName}</Link> {shown.playerId} ·{' '}
        {shown.bankName} {shown.maskedCard}
      </div>
    </div>
  )
}

/** Facts that are money are shown as money. */
const amounts = new Set(['amount', 'from', 'usual', 'largest', 'in', 'out', 'staked', 'deposited'])

function factsText(facts: Reason['facts']): Values {
  const show = (name: string, value: string | number) =>
    amounts.has(name) && typeof value === 'number' ? formatMoney(value) : value
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, show(name, value)]))
}

function Reasons({ reasons }: { reasons: Reason[] }) {
  const t = useText()
  const fine = reasons.filter(({ isFine }) => isFine).length
  return (
    <section className="card">
      <div className="ch">
        <h2>{t('col.why')}</h2>
        <span className="sp" />
        <span className="sm mute">{t('wd.look', { look: reasons.length - fine, fine })}</span>
      </div>
      <ul>
        {reasons.map(({ kind, isFine, facts }) => (
          <li key={kind} className="why">
            <span className={`badge ${isFine ? 'ok' : ''}`}>
              <Icon name={isFine ? 'check' : kind.endsWith('ople') ? 'two' : 'info'} />
            </span>
            <span>{t(`why.${kind}` as TextKey, factsText(facts))}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const chart = { width: 246, half: 40, bar: 6, days: 30 }
const dayMs = 86_400_000

function Flow({ dayList, amount, status }: Detail) {
  const t = useText()
  const total = (pick: (day: Detail['dayList'][number]) => number) =>
    dayList.reduce((sum, day) => sum + pick(day), 0)
  const deposited = total((day) => day.deposited)
  const withdrawn = total((day) => day.withdrawn)
  const most = Math.max(1, ...dayList.flatMap((day) => [day.deposited, day.withdrawn]))
  const today = useNow()
  // A day of the site's own calendar; today is the last bar.
  const place = (day: string) => chart.days - 1 - Math.min(chart.days - 1, daysAgo(day, today))
  const height = (value: number) => Math.round((value / most) * chart.half)
  return (
    <section className="card">
      <div className="ch">
        <h2>{t('wd.flow')}</h2>
      </div>
      <div className="cb">
        <svg width={chart.width} height={2 * chart.half} aria-hidden="true">
          <line className="grid" x2={chart.width} y1={chart.half} y2={chart.half} />
          {dayList.map(({ day, ...moved }) => (
            <g key={day} transform={`translate(${place(day) * (chart.bar + 2)} 0)`}>
              <rect
                className="up"
                width={chart.bar}
                y={chart.half - height(moved.deposited)}
                height={height(moved.deposited)}
              />
              <rect
                className="down"
                width={chart.bar}
                y={chart.half}
                height={height(moved.withdrawn)}
              />
            </g>
          ))}
        </svg>
        <p className="row xs mute">
          <span>{dayText(today - (chart.days - 1) * dayMs)}</span>
          <span className="sp" />
          <span>{t('wd.today')}</span>
        </p>
        <p className="row g16 xs">
          <span className="key up">{t('wd.deposited')}</span>
          <span className="key down">{t('wd.withdrawn')}</span>
        </p>
        <Figures
          rows={[
            [t('wd.deposited'), deposited],
            [t('wd.withdrawn'), withdrawn],
            // Paid, it is among them already.
            [t('wd.with'), status === 'paid' ? withdrawn : withdrawn + amount],
          ]}
        />
      </div>
    </section>
  )
}

function Accounts({ accounts }: Pick<Detail, 'accounts'>) {
  const t = useText()
  const names = ['coin', 'held', 'safe', 'locked', 'owed'] as const
  return (
    <section className="card">
      <div className="ch">
        <h2>{t('wd.accounts')}</h2>
      </div>
      <div className="cb">
        <Figures rows={names.map((name) => [t(`wd.${name}`), accounts[name]])} />
      </div>
    </section>
  )
}

function Figures({ rows }: { rows: [name: string, amount: number][] }) {
  return (
    <dl className="kv">
      {rows.map(([name, amount]) => [
        <dt key={name}>{name}</dt>,
        <dd key={`${name}-amount`}>{formatMoney(amount)}</dd>,
      ])}
    </dl>
  )
}

function Steps({ steps }: { steps: Detail['stepList'] }) {
  const t = useText()
  return (
    <section className="card">
      <div className="ch">
        <h2>{t('wd.steps')}</h2>
      </div>
      <ol className="steps">
        {steps.map(({ status, time }) => (
          <li key={`${status}-${time}`}>
            <b>{t(`wd.step.${status}` as TextKey)}</b>
            <div className="xs mute">{dayTimeText(time)}</div>
          </li>
        ))}
      </ol>
    </section>
  )
}
