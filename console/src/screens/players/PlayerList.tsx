import { formatMoney } from '@parlour/contract/money.ts'
import { type FormEvent, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { useAnswer } from '../../calls/queries.ts'
import type { CallOutput } from '../../calls/send.ts'
import { dayTimeText, dayText } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { useMe } from '../../session/me.ts'
import { MoreButton } from '../../ui/MoreButton.tsx'
import { readForm } from '../../ui/read-form.ts'
import { Answer, State } from '../../ui/State.tsx'
import { TopBar } from '../../ui/TopBar.tsx'
import { useKeys } from '../../ui/use-keys.ts'
import { pickRow, useView } from '../use-view.ts'
import { filterNames, readFilters, states } from './filters.ts'
import { PlayerFilters } from './PlayerFilters.tsx'
import { StateTag } from './StateTag.tsx'
import { ListFile } from '../FileButton.tsx'

type Player = CallOutput<'listPlayers'>['playerList'][number]

const filtersOff = Object.fromEntries(filterNames.map((name) => [name, null]))

/** Any scrap leads to a player; j and k move, Enter opens, / writes. */
export function PlayerList() {
  const t = useText()
  const [, go] = useLocation()
  const { open, params, show } = useView('all')
  const search = params.get('search')
  const state = states.find((one) => one === params.get('state'))
  const cursor = params.get('cursor')
  const field = useRef<HTMLInputElement>(null)
  const filters = readFilters(params)
  const isFiltered = Object.keys(filters).length > 0
  const asked = { ...(search && { search }), ...(state && { state }), ...filters }
  const listed = useAnswer('listPlayers', { ...asked, ...(cursor && { cursor }), limit: 50 })
  const rows = listed.data?.playerList ?? []
  const { id, keys } = pickRow(rows, ({ playerId }) => String(playerId), open, show)
  useKeys({
    ...keys,
    Enter: id === null ? undefined : () => go(`/players/${id}`),
    '/': () => field.current?.focus(),
    ...(isFiltered && { Escape: () => show({ ...filtersOff, cursor: null, open: null }) }),
  })
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const written = readForm(event.currentTarget)['search']?.trim()
    show({ search: written || null, cursor: null, open: null })
    field.current?.blur()
  }
  return (
    <>
      <TopBar title={t('nav.players')} file={<ListFile list="listPlayers" filters={asked} />} />
      <main className="body">
        <div className="bar">
          <form role="search" onSubmit={find}>
            <input
              key={search}
              ref={field}
              className="in sm"
              name="search"
              maxLength={60}
              defaultValue={search ?? ''}
              aria-label={t('pl.search')}
              placeholder={t('pl.search')}
              autoComplete="off"
            />
            <button type="submit" className="btn sm">
              {t('pl.find')}
              <kbd>/</kbd>
            </button>
          </form>
          <PlayerFilters filters={filters} show={show} />
          <span className="sp" />
          {[null, ...states].map((one) => (
            <button
              key={one}
              type="button"
              className={`chip ${one === (state ?? null) ? 'on' : ''}`}
              aria-pressed={one === (state ?? null)}
              onClick={() => show({ state: one, cursor: null, open: null })}
            >
              {one === null ? t('pl.all') : t(`pl.state.${one}`)}
            </button>
          ))}
        </div>
        <div className="list grow">
          <Answer of={listed} permission="players.read">
            {({ nextCursor }) => (
              <>
                {rows.length === 0 ? (
                  <State icon="find" title={t('pl.empty')}>
                    {t('pl.emptyLead')}
                  </State>
                ) : (
                  <Rows rows={rows} chosen={id} />
                )}
                <MoreButton
                  cursor={nextCursor}
                  from={cursor}
                  label={t(isFiltered ? 'common.further' : 'pl.older')}
                  onMore={show}
                />
              </>
            )}
          </Answer>
        </div>
      </main>
    </>
  )
}

function Rows({ rows, chosen }: { rows: Player[]; chosen: string | null }) {
  const t = useText()
  const { data: me } = useMe()
  return (
    <table className="t">
      <thead>
        <tr>
          <th>{t('col.player')}</th>
          <th>{t('pl.account')}</th>
          <th>{t('pl.mobile')}</th>
          <th>{t('pl.state')}</th>
          <th>{t('pl.levelColumn')}</th>
          <th className="r">{t('pl.netColumn', { currency: me?.currency ?? '' })}</th>
          <th>{t('pl.since')}</th>
          <th>{t('pl.seen')}</th>
          <th>{t('pl.filter.country')}</th>
          <th>{t('pl.filter.source')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const isOn = String(row.playerId) === chosen
          return (
            <tr key={row.playerId} className={isOn ? 'on' : ''} aria-current={isOn || undefined}>
              <td>
                <Link href={`/players/${row.playerId}`} className="rowlink">
                  <b>{row.playerName}</b> <span className="mute">{row.playerId}</span>
                </Link>
              </td>
              <td className="dim">{row.account}</td>
              <td className="dim">{row.maskedMobile ?? '—'}</td>
              <td>
                <StateTag state={row.state} />
              </td>
              <td className="dim">{row.level > 0 ? t('pl.level', { n: row.level }) : '—'}</td>
              <td className="r">{formatMoney(row.netDeposit)}</td>
              <td className="dim">{dayText(row.createTime)}</td>
              <td className="dim">{row.lastSeenTime ? dayTimeText(row.lastSeenTime) : '—'}</td>
              <td className="dim">{row.country || '—'}</td>
              <td className="dim">{row.source || '—'}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
