import { formatMoney } from '@parlour/contract/money.ts'
import { Link } from 'wouter'
import { useAnswer } from '../../calls/queries.ts'
import type { CallOutput } from '../../calls/send.ts'
import { clockText, dayTimeText, spanText } from '../../i18n/format.ts'
import { deedText } from '../../i18n/act-text.ts'
import { useText } from '../../i18n/texts.ts'
import { useMay, useMe } from '../../session/me.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { TopBar } from '../../ui/TopBar.tsx'
import { Answer } from '../../ui/State.tsx'
import { useNow } from '../../ui/use-now.ts'
import { Arrivals } from './Arrivals.tsx'
import { Guide } from './Guide.tsx'
import { HouseCard } from './HouseCard.tsx'
import { PlayersNow } from './PlayersNow.tsx'
import { TodayCard } from './TodayCard.tsx'

type Home = CallOutput<'getHome'>
type Queue = Home['queueList'][number]

const paths: Partial<Record<Queue['queue'], string>> = {
  withdrawals: '/withdrawals',
  approvals: '/approvals',
  identity: '/identity',
  transfers: '/transfers?view=awaiting',
  conflicts: '/transfers?view=conflicts',
  care: '/care',
  payouts: '/withdrawals?view=unknown',
}

const icons: Record<Queue['queue'], IconName> = {
  withdrawals: 'out',
  transfers: 'in',
  payouts: 'clock',
  conflicts: 'warn',
  identity: 'id',
  approvals: 'two',
  care: 'heart',
}
const letters: Partial<Record<Queue['queue'], string>> = {
  withdrawals: 'w',
  transfers: 't',
  identity: 'k',
  approvals: 'a',
  care: 'c',
}

/** What waits for a person comes before every figure. */
export function HomeScreen() {
  const t = useText()
  const home = useAnswer('getHome', {})
  const [mayReport, mayHealth] = [useMay('reports.read'), useMay('health.read')]
  return (
    <>
      <TopBar title={t('nav.home')}>{dayTimeText(useNow())}</TopBar>
      <main className="body scroll">
        <Guide />
        <Answer of={home} permission="">
          {({ queueList, playersNow, latelyList }) => (
            <div className="cols home">
              <div className="col gap">
                <Queues queues={queueList} />
                {mayReport && <TodayCard />}
              </div>
              <div className="col gap">
                {mayHealth && <HouseCard />}
                {playersNow && <PlayersNow {...playersNow} />}
                {latelyList && <Lately lines={latelyList} />}
              </div>
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
        <span className="sp" />
        <span className="sm mute">{t('home.bars')}</span>
      </div>
      <table className="t">
        <thead>
          <tr>
            <th>
              <span className="hidden">{t('home.kind')}</span>
            </th>
            <th>{t('home.queue')}</th>
            <th className="r">{t('home.count')}</th>
            <th className="r">{t('home.sum', { currency: me?.currency ?? '' })}</th>
            <th>{t('home.oldest')}</th>
            <th>{t('home.arrivals')}</th>
            <th>
              <span className="hidden">{t('home.keys')}</span>
            </th>
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

function QueueRow({ queue, count, sum, oldestTime, goalMinutes, late, arrivalList }: Queue) {
  const t = useText()
  const now = useNow()
  const goal = spanText(t, goalMinutes * minuteMs)
  const ageMs = oldestTime === null ? 0 : now - oldestTime
  const part = Math.min(100, Math.round((ageMs / (goalMinutes * minuteMs)) * 100))
  const path = paths[queue]
  const name = <b>{t(`queue.${queue}`)}</b>
  return (
    <tr className="two">
      <td className="qi">
        <span className="sq">
          <Icon name={icons[queue]} />
        </span>
      </td>
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
      <td>{arrivalList && <Arrivals hours={arrivalList} />}</td>
      <td className="r">
        {letters[queue] && (
          <>
            <kbd>g</kbd> <kbd>{letters[queue]}</kbd>
          </>
        )}
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
        {lines.map(({ auditId, operatorName, subject, time, ...deed }) => (
          <li key={auditId} className="why">
            <span className="av s">{operatorName.slice(0, 1)}</span>
            <span className="el">
              <b>{operatorName}</b> {deedText(t, deed)} <span className="sm mute">{subject}</span>
            </span>
            <span className="sp" />
            <span className="sm mute">{clockText(time).slice(0, 5)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
