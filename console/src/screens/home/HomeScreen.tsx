import { formatMoney } from '@parlour/contract/money.ts'
import { Link } from 'wouter'
import { useAnswer } from '../../calls/queries.ts'
import type { CallOutput } from '../../calls/send.ts'
import { clockText, dayTimeText, spanText } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { useMe } from '../../session/me.ts'
import { TopBar } from '../../ui/TopBar.tsx'
import { Answer } from '../../ui/State.tsx'
import { useNow } from '../../ui/use-now.ts'
import { Guide } from './Guide.tsx'

type Home = CallOutput<'getHome'>
type Queue = Home['queueList'][number]

const paths: Partial<Record<Queue['queue'], string>> = {
  withdrawals: '/withdrawals',
  approvals: '/approvals',
  identity: '/identity',
  transfers: '/transfers?view=awaiting',
  conflicts: '/transfers?view=conflicts',
  payouts: '/withdrawals?view=unknown',
}

/** What waits for a person comes before every figure. */
export function HomeScreen() {
  const t = useText()
  const home = useAnswer('getHome', {})
  return (
    <>
      <TopBar title={t('nav.home')}>{dayTimeText(useNow())}</TopBar>
      <main className="body scroll">
        <Guide />
        <Answer of={home} permission="">
          {({ queueList, latelyList }) => (
            <div className="cols">
              <Queues queues={queueList} />
              {latelyList && <Lately lines={latelyList} />}
            </div>
          )}
        </Answer>
      </main>
    </>
  )
}

function Queues({ queues }: { queues: Queue[] }) {
  const t = useText()
  const { data: me } = useMe()
  return (
    <section className="card">
      <div className="ch">
        <h2>{t('home.waiting')}</h2>
      </div>
      <table className="t">
        <thead>
          <tr>
            <th>{t('home.queue')}</th>
            <th className="r">{t('home.count')}</th>
            <th className="r">{t('home.sum', { currency: me?.currency ?? '' })}</th>
            <th>{t('home.oldest')}</th>
          </tr>
        </thead>
        <tbody>
          {queues.map((queue) => (
            <QueueRow key={queue.queue} {...queue} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

const minuteMs = 60_000

function QueueRow({ queue, count, sum, oldestTime, goalMinutes, late }: Queue) {
  const t = useText()
  const now = useNow()
  const goal = spanText(t, goalMinutes * minuteMs)
  const ageMs = oldestTime === null ? 0 : now - oldestTime
  const part = Math.min(100, Math.round((ageMs / (goalMinutes * minuteMs)) * 100))
  const path = paths[queue]
  const name = <b>{t(`queue.${queue}`)}</b>
  return (
    <tr className="two">
      <td>
        {path ? (
          <Link href={path} className="rowlink">
            {name}
          </Link>
        ) : (
          name
        )}
        <div className={`sm ${late > 0 ? 'bad' : 'mute'}`}>
          {count === 0
            ? t('home.none')
            : late > 0
              ? t('home.late', { n: late, goal })
              : t('home.onTime', { goal })}
        </div>
      </td>
      <td className="r big">{count}</td>
      <td className="r">{sum === null ? '' : formatMoney(sum)}</td>
      <td>
        <span className={late > 0 ? 'bad' : ''}>{oldestTime !== null && spanText(t, ageMs)}</span>
        <progress className={late > 0 ? 'late' : ''} max={100} value={part} aria-hidden="true" />
      </td>
    </tr>
  )
}

function Lately({ lines }: { lines: NonNullable<Home['latelyList']> }) {
  const t = useText()
  return (
    <section className="card">
      <div className="ch">
        <h2>{t('home.lately')}</h2>
        <span className="sp" />
        <Link href="/audit">{t('nav.audit')}</Link>
      </div>
      <ul>
        {lines.map(({ auditId, operatorName, action, time }) => (
          <li key={auditId} className="why">
            <span className="av s">{operatorName.slice(0, 1)}</span>
            <span className="el">
              <b>{operatorName}</b> {action}
            </span>
            <span className="sp" />
            <span className="sm mute">{clockText(time).slice(0, 5)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
