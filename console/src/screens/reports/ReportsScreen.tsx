import type { ReportPart } from '@parlour/contract/report-figures.ts'
import { reportParts } from '@parlour/contract/report-figures.ts'
import type { FormEvent, ReactNode } from 'react'
import { Link, useParams } from 'wouter'
import { dayNameText } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { readForm } from '../../ui/read-form.ts'
import { TopBar } from '../../ui/TopBar.tsx'
import { useNow } from '../../ui/use-now.ts'
import { useView } from '../use-view.ts'
import { AgentsView } from './AgentsView.tsx'
import { CareView } from './CareView.tsx'
import { CohortsView } from './CohortsView.tsx'
import { DaysView } from './DaysView.tsx'
import { Definitions } from './Definitions.tsx'
import { EntriesView } from './EntriesView.tsx'
import { send } from '../../calls/send.ts'
import { FileButton } from '../FileButton.tsx'
import { LinesView } from './LinesView.tsx'
import type { Period } from './periods.ts'
import { periods } from './periods.ts'
import type { Range } from './range.ts'
import { presets, rangeOf } from './range.ts'

const tabs = ['overview', 'money', ...reportParts, 'players', 'cohorts', 'agents', 'care'] as const
type Tab = (typeof tabs)[number]

/** What the house's money did: the range lies in the address, and every figure leads on. */
export function ReportsScreen() {
  const t = useText()
  const now = useNow()
  const { tab: asked } = useParams<{ tab?: string }>()
  const { params, show } = useView('')
  const { days, ...range } = rangeOf(params, now)
  if (asked === 'entries') return <EntriesView range={range} params={params} show={show} />
  const tab = tabs.find((one) => one === asked) ?? 'overview'
  const by = periods.find((one) => one === params.get('by')) ?? 'day'
  const isExplained = params.has('query')
  return (
    <>
      <TopBar title={t('nav.reports')}>
        {dayNameText(range.from)} – {dayNameText(range.to)}
      </TopBar>
      <nav className="tabs flow" aria-label={t('nav.reports')}>
        {tabs.map((one) => (
          <Link
            key={one}
            href={`/reports/${one}?${params.toString()}`}
            className={one === tab ? 'on' : ''}
            aria-current={one === tab ? 'page' : undefined}
          >
            {t(`re.tab.${one}`)}
          </Link>
        ))}
      </nav>
      <main className="body">
        <RangeBar days={days} range={range} tab={tab} by={by} onShow={show}>
          {tab !== 'care' && (
            <button
              type="button"
              className={`chip ${isExplained ? 'on' : ''}`}
              aria-pressed={isExplained}
              onClick={() => show({ query: isExplained ? null : '1' })}
            >
              <Icon name="eye" />
              {t('re.query')}
            </button>
          )}
        </RangeBar>
        <div className="scroll">
          {isExplained && tab !== 'care' && <Definitions range={range} />}
          <Shown tab={tab} range={range} by={by} />
        </div>
      </main>
    </>
  )
}

function Shown({ tab, range, by }: { tab: Tab; range: Range; by: Period }) {
  if (tab === 'care') return <CareView range={range} by={by} />
  if (tab === 'cohorts') return <CohortsView />
  if (tab === 'agents') return <AgentsView range={range} />
  if (isPart(tab)) return <LinesView key={tab} part={tab} range={range} />
  return <DaysView kind={tab} range={range} by={by} />
}

function isPart(tab: Tab): tab is ReportPart {
  return (reportParts as readonly string[]).includes(tab)
}

type BarProps = {
  days: number | null
  range: Range
  tab: Tab
  by: Period
  onShow: (next: Record<string, string | null>) => void
  children: ReactNode
}

/** What is told day by day, and so can be told by week and by month. */
const daily: readonly Tab[] = ['overview', 'money', 'players', 'care']

function RangeBar({ days, range, tab, by, onShow, children }: BarProps) {
  const t = useText()
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { from = '', to = '' } = readForm(event.currentTarget)
    onShow({ days: null, from, to })
  }
  return (
    <div className="bar">
      {presets.map((one) => (
        <button
          key={one}
          type="button"
          className={`chip ${one === days ? 'on' : ''}`}
          aria-pressed={one === days}
          onClick={() => onShow({ days: String(one), from: null, to: null })}
        >
          {one === 1 ? t('re.today') : t('re.days', { n: one })}
        </button>
      ))}
      <form key={`${range.from} ${range.to}`} onSubmit={choose}>
        <input
          className="in sm"
          type="date"
          name="from"
          required
          defaultValue={range.from}
          aria-label={t('re.from')}
        />
        <input
          className="in sm"
          type="date"
          name="to"
          required
          defaultValue={range.to}
          aria-label={t('re.to')}
        />
        <button type="submit" className="btn sm">
          {t('re.show')}
        </button>
      </form>
      {daily.includes(tab) && (
        <span className="row g4" role="group" aria-label={t('re.by')}>
          {periods.map((one) => (
            <button
              key={one}
              type="button"
              className={`chip ${one === by ? 'on' : ''}`}
              aria-pressed={one === by}
              onClick={() => onShow({ by: one })}
            >
              {t(`re.by.${one}`)}
            </button>
          ))}
        </span>
      )}
      <span className="sp" />
      {children}
      <FileButton begin={() => send('startExport', { report: fileOf(tab), ...range })} />
    </div>
  )
}

function fileOf(tab: Tab): 'days' | 'cohorts' | 'agents' | 'care' | ReportPart {
  const isOwn = tab === 'cohorts' || tab === 'agents' || tab === 'care'
  return isPart(tab) || isOwn ? tab : 'days'
}
