import { type FormEvent, useRef } from 'react'
import { useText } from '../../i18n/texts.ts'
import { readForm } from '../../ui/read-form.ts'
import { useKeys } from '../../ui/use-keys.ts'
import { useView } from '../use-view.ts'
import { accounts, type Filters } from './filters.ts'
import { LedgerFilters } from './LedgerFilters.tsx'
import { ledgerViews } from './LedgerRows.tsx'

/** Digits are a player; anything else is an order, or a round or key of the player in sight. */
export function LedgerBar({ filters }: { filters: Filters | null }) {
  const t = useText()
  const { view, params, show } = useView('double')
  const field = useRef<HTMLInputElement>(null)
  useKeys({ '/': () => field.current?.focus() })
  const [player, search] = [params.get('player') ?? '', params.get('find')]
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const written = readForm(event.currentTarget)['search']?.trim() ?? ''
    const isPlayer = /^\d{1,14}$/.test(written)
    show({
      ...(isPlayer || written === '' ? { player: written || null, find: null } : { find: written }),
      cursor: null,
      open: null,
    })
    field.current?.blur()
  }
  return (
    <div className="bar">
      <form role="search" onSubmit={find}>
        <input
          key={search ?? player}
          ref={field}
          className="in sm wide"
          name="search"
          maxLength={200}
          defaultValue={search ?? player}
          aria-label={t('le.player')}
          placeholder={t('le.player')}
          autoComplete="off"
        />
        <button type="submit" className="btn sm">
          {t('le.show')}
          <kbd>/</kbd>
        </button>
      </form>
      {search !== null && player !== '' && (
        <button type="button" className="chip" onClick={() => show({ find: null, open: null })}>
          {t('le.all')}
        </button>
      )}
      {filters !== null && (
        <>
          <LedgerFilters filters={filters} show={show} />
          <span className="sp" />
          {accounts.map((one) => (
            <button
              key={one}
              type="button"
              className={`chip ${one === filters.account ? 'on' : ''}`}
              aria-pressed={one === filters.account}
              onClick={() => show({ account: one, cursor: null, open: null })}
            >
              {t(`le.account.${one}`)}
            </button>
          ))}
        </>
      )}
      {filters === null && <span className="sp" />}
      <span className="row g4" role="group" aria-label={t('le.views')}>
        {ledgerViews.map((one) => (
          <button
            key={one}
            type="button"
            className={`chip ${one === view ? 'on' : ''}`}
            aria-pressed={one === view}
            onClick={() => show({ view: one })}
          >
            {t(`le.view.${one}`)}
          </button>
        ))}
      </span>
    </div>
  )
}
