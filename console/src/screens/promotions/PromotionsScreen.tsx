import { formatMoney } from '@parlour/contract/money.ts'
import { Link, useLocation, useParams } from 'wouter'
import { useAnswer } from '../../calls/queries.ts'
import type { CallOutput } from '../../calls/send.ts'
import { dayTimeText } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { useMe } from '../../session/me.ts'
import { Answer } from '../../ui/State.tsx'
import { TopBar } from '../../ui/TopBar.tsx'
import { useKeys } from '../../ui/use-keys.ts'
import { ViewChips } from '../../ui/ViewChips.tsx'
import { useNow } from '../../ui/use-now.ts'
import { pickRow, useView } from '../use-view.ts'
import { PromotionEditor } from './PromotionEditor.tsx'
import { ListFile } from '../FileButton.tsx'

export type Promotion = CallOutput<'listActivities'>['activityList'][number]
type State = 'waits' | 'running' | 'scheduled' | 'ended' | 'off' | 'none'

/** All promotions, or one of them in the editor. */
export function PromotionsScreen() {
  const { activity, tab } = useParams<{ activity?: string; tab?: string }>()
  return activity === undefined ? (
    <PromotionList />
  ) : (
    <PromotionEditor key={activity} activity={activity as Promotion['activity']} tab={tab} />
  )
}

function PromotionList() {
  const t = useText()
  const now = useNow()
  const [, go] = useLocation()
  const { view, open, show } = useView('all')
  const listed = useAnswer('listActivities', {})
  const all = listed.data?.activityList ?? []
  const rows = all
    .filter((row) => isOf(view, row, now))
    .toSorted(
      (one, other) =>
        order[stateOf(one, now)] - order[stateOf(other, now)] || one.sort - other.sort,
    )
  const counts = Object.fromEntries(
    views.map((one) => [one, all.filter((row) => isOf(one, row, now)).length]),
  )
  const { id, keys } = pickRow(rows, ({ activity }) => activity, open, show)
  useKeys({ ...keys, Enter: () => id && go(`/promotions/${id}`) })
  return (
    <>
      <TopBar title={t('nav.promotions')} file={<ListFile list="listActivities" filters={{}} />}>
        {listed.data && t('promo.summary', { n: counts['running'] ?? 0 })}
      </TopBar>
      <main className="body">
        <ViewChips
          views={views.filter((one) => one === 'all' || one === view || counts[one])}
          chosen={view}
          counts={listed.data ? counts : undefined}
          onChoose={show}
        />
        <div className="list grow">
          <Answer of={listed} permission="activities.read">
            {() => <Table rows={rows} chosen={id} now={now} />}
          </Answer>
        </div>
      </main>
    </>
  )
}

type TableProps = { rows: Promotion[]; chosen: string | null; now: number }

function Table({ rows, chosen, now }: TableProps) {
  const t = useText()
  const { data: me } = useMe()
  return (
    <table className="t">
      <thead>
        <tr>
          <th>{t('promo.name')}</th>
          <th>{t('promo.state')}</th>
          <th>{t('promo.budget')}</th>
          <th className="r">{t('promo.cost', { currency: me?.currency ?? '' })}</th>
          <th>{t('promo.next')}</th>
          <th className="r">{t('promo.place')}</th>
          <th className="r">{t('promo.version')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const isOn = row.activity === chosen
          const state = stateOf(row, now)
          return (
            <tr key={row.activity} className={isOn ? 'on' : ''} aria-current={isOn || undefined}>
              <td>
                <Link href={`/promotions/${row.activity}`}>
                  <b>{t(`promo.name.${row.activity}`)}</b>
                </Link>
              </td>
              <td>
                <span className={`tag ${tones[state]}`}>{t(`promo.is.${state}`)}</span>{' '}
                {row.hasDraft && <span className="tag iris">{t('promo.ownDraft')}</span>}
              </td>
              <td>{row.budget && <Budget {...row.budget} />}</td>
              <td className="r">{row.cost === 0 ? '—' : formatMoney(row.cost)}</td>
              <td className="dim">{nextText(t, row, now)}</td>
              <td className="r dim">{row.sort}</td>
              <td className="r dim">{row.version === 0 ? '—' : `v${row.version}`}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** How much of a limited sum is gone. */
function Budget({ spent, limit }: NonNullable<Promotion['budget']>) {
  const t = useText()
  const text = t('promo.spent', { spent: formatMoney(spent), limit: formatMoney(limit) })
  return (
    <>
      <progress max={limit} value={spent} aria-label={text} />
      <div className="xs mute">{text}</div>
    </>
  )
}

const views = ['all', 'running', 'scheduled', 'waits', 'draft', 'ended', 'off', 'none']

function isOf(view: string, row: Promotion, now: number): boolean {
  if (view === 'draft') return row.hasDraft
  return view === 'all' || stateOf(row, now) === view
}

const order = { waits: 0, running: 0, scheduled: 1, ended: 2, off: 3, none: 4 } as const
const tones = {
  waits: 'gold',
  running: 'ok',
  scheduled: 'info',
  ended: '',
  off: '',
  none: '',
} as const

function stateOf(row: Promotion, now: number): State {
  const { isOn, canRun, startsAt, endsAt } = row
  if (!canRun) return 'none'
  if (row.isWaiting) return 'waits'
  if (!isOn) return 'off'
  if (startsAt !== null && startsAt > now) return 'scheduled'
  return endsAt !== null && endsAt <= now ? 'ended' : 'running'
}

function nextText(
  t: ReturnType<typeof useText>,
  { isOn, startsAt, endsAt }: Promotion,
  now: number,
): string {
  if (!isOn) return ''
  if (startsAt !== null && startsAt > now) return t('promo.starts', { time: dayTimeText(startsAt) })
  return endsAt !== null && endsAt > now ? t('promo.ends', { time: dayTimeText(endsAt) }) : ''
}
