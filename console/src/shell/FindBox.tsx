import { formatMoney } from '@parlour/contract/money.ts'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useAnswer } from '../calls/queries.ts'
import type { CallOutput } from '../calls/send.ts'
import { useSettled } from '../forms/use-draft.ts'
import { dayTimeText } from '../i18n/format.ts'
import { type Translate, useText } from '../i18n/texts.ts'
import { useMay } from '../session/me.ts'
import { Icon, type IconName } from '../ui/Icon.tsx'
import type { Screen } from './screens.ts'

type Props = { screens: Screen[]; onClose: () => void }
type Found = CallOutput<'findAnything'>
type Hit = { group: string; icon: IconName; name: string; about: string; path: string }

const nothing: Found = { playerList: [], orderList: [] }

/** The one box: players, orders and screens by any scrap, chosen by arrows and Enter. */
export function FindBox({ screens, onClose }: Props) {
  const t = useText()
  const [, go] = useLocation()
  const element = useRef<HTMLDialogElement>(null)
  const [text, write] = useState('')
  const [chosen, choose] = useState(0)
  useEffect(() => element.current?.showModal(), [])
  const search = useSettled(text).trim()
  const isOn = search !== ''
  const { data = nothing } = useAnswer('findAnything', { search }, { isOn, isLive: false })
  const maySwitch = useMay('switches.off')
  const acts = maySwitch ? listActs(t, text) : []
  const hits = [...listFound(t, data), ...listScreens(t, screens, text), ...acts]
  const at = Math.min(chosen, Math.max(0, hits.length - 1))
  const open = (path: string) => {
    onClose()
    go(path)
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0
    if (step !== 0) {
      event.preventDefault()
      choose(Math.min(hits.length - 1, Math.max(0, at + step)))
    }
    const hit = hits[at]
    if (event.key === 'Enter' && hit) {
      event.preventDefault()
      open(hit.path)
    }
  }
  return (
    <dialog ref={element} className="box" onClose={onClose} aria-label={t('find.title')}>
      <div className="boxin">
        <Icon name="find" />
        <input
          role="combobox"
          aria-expanded
          aria-controls="found"
          aria-activedescendant={hits[at] ? `found-${at}` : undefined}
          aria-label={t('find.lead')}
          placeholder={t('find.lead')}
          maxLength={60}
          autoComplete="off"
          value={text}
          onKeyDown={press}
          onChange={(event) => {
            write(event.target.value)
            choose(0)
          }}
        />
      </div>
      <ul id="found" role="listbox" aria-label={t('find.title')}>
        {hits.map((hit, index) => (
          <Line
            key={hit.path + hit.name}
            hit={hit}
            isFirst={hit.group !== hits[index - 1]?.group}
            id={`found-${index}`}
            isChosen={index === at}
            onOpen={() => open(hit.path)}
          />
        ))}
      </ul>
      {hits.length === 0 && <p className="cb mute">{t('find.nothing')}</p>}
    </dialog>
  )
}

type LineProps = { hit: Hit; id: string; isFirst: boolean; isChosen: boolean; onOpen: () => void }

function Line({ hit, id, isFirst, isChosen, onOpen }: LineProps) {
  return (
    <>
      {isFirst && (
        <li role="presentation" className="grp">
          {hit.group}
        </li>
      )}
      {/* The keys are the field's: it names the option that Enter opens. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events */}
      <li
        id={id}
        role="option"
        aria-selected={isChosen}
        className={`hit ${isChosen ? 'on' : ''}`}
        onClick={onOpen}
      >
        <Icon name={hit.icon} />
        <span className="el">{hit.name}</span>
        <span className="el mute">{hit.about}</span>
      </li>
    </>
  )
}

function listFound(t: Translate, { playerList, orderList }: Found): Hit[] {
  const players = (playerList ?? []).map(({ playerId, playerName, maskedMobile }): Hit => {
    const about = [playerId, maskedMobile].filter(Boolean).join(' · ')
    const path = `/players/${playerId}`
    return { group: t('nav.people'), icon: 'user', name: playerName, about, path }
  })
  const orders = (orderList ?? []).map((order): Hit => {
    const { orderId, kind, playerId, amount, status, createTime } = order
    const isWaiting = kind === 'withdrawal' && status === 'review'
    const about = `${formatMoney(amount)} · ${status} · ${dayTimeText(createTime)}`
    const path = isWaiting ? `/withdrawals?open=${orderId}` : `/players/${playerId}/money`
    const icon = kind === 'deposit' ? 'in' : 'out'
    return { group: t('find.orders'), icon, name: orderId, about, path }
  })
  return [...players, ...orders]
}

function listScreens(t: Translate, screens: readonly Screen[], text: string): Hit[] {
  const wanted = text.trim().toLowerCase()
  return screens
    .filter(({ title }) => t(title).toLowerCase().includes(wanted))
    .map(({ title, icon, letter, path }) => {
      return { group: t('find.go'), icon, name: t(title), about: `g ${letter}`, path }
    })
}

/** What has to be within reach at once, whatever screen one is on. */
function listActs(t: Translate, text: string): Hit[] {
  const name = t('find.switch')
  const act: Hit = {
    group: t('find.do'),
    icon: 'gear',
    name,
    about: '',
    path: '/settings/switches',
  }
  return name.toLowerCase().includes(text.trim().toLowerCase()) ? [act] : []
}
