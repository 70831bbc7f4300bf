import type { FormField } from '@parlour/contract/forms/form-field.ts'
import type { Permission } from '@parlour/contract/operator/roles.ts'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { useAnswer } from '../calls/queries.ts'
import type { CallInput, CallOutput } from '../calls/send.ts'
import { send } from '../calls/send.ts'
import { inLanguage, useText } from '../i18n/texts.ts'
import { useMay } from '../session/me.ts'
import { Answer } from '../ui/State.tsx'
import { TopBar } from '../ui/TopBar.tsx'
import { useActs } from '../ui/use-acts.ts'
import { useNow } from '../ui/use-now.ts'
import { firstOf } from './content.ts'
import { Editor, type EditorAct } from './Editor.tsx'
import { Group } from './FormFields.tsx'
import { useDraft, useSettled } from './use-draft.ts'
import { useOrder } from './use-order.ts'

type Listed = CallOutput<'listBanners'>
type Content = CallInput<'setBanner'>['content']

/** Something that is listed to players: its calls, and who may do what. */
export type RowKind = {
  title: string
  path: string
  list: 'listBanners' | 'listNotices' | 'listTexts' | 'listGames' | 'listChannels' | 'listBanks'
  check: 'checkBanner' | 'checkNotice' | 'checkText' | 'checkGame' | 'checkChannel' | 'checkBank'
  set: 'setBanner' | 'setNotice' | 'setText' | 'setGame' | 'setChannel' | 'setBank'
  preview?: 'previewBanner' | 'previewNotice' | 'previewText'
  read: Permission
  decide: Permission
  canAdd?: boolean
  /** Puts the rows into another order. */
  order?: 'orderBanners' | 'orderNotices'
  /** Takes the rows away as a file. */
  file: ReactNode
  /** Above the rows. */
  head?: ReactNode
  /** How the one that is open does. */
  Figures?: ComponentType<{ id: number }>
}

/** Rows on the left, the one that is open as a form, what a draft changes on the right. */
export function RowsEditor({ kind, open }: { kind: RowKind; open: string | undefined }) {
  const listed = useAnswer(kind.list, {})
  const found = listed.data?.rowList.find(({ id }) => String(id) === open)
  const chosen = open === 'new' ? null : (found ?? listed.data?.rowList[0])
  if (listed.data && chosen !== undefined)
    return <RowEditor key={chosen?.id ?? 'new'} kind={kind} listed={listed.data} row={chosen} />
  return (
    <>
      <TopBar title={kind.title} file={kind.file} />
      <main className="body">
        {kind.head}
        <Answer of={listed} permission={kind.read}>
          {() => null}
        </Answer>
      </main>
    </>
  )
}

type Row = Listed['rowList'][number]
type Props = { kind: RowKind; listed: Listed; row: Row | null }

function RowEditor({ kind, listed, row }: Props) {
  const t = useText()
  const [, go] = useLocation()
  const form = listed.form as unknown as FormField
  const begun = { version: 0, content: firstOf(form) as object }
  const draft = useDraft(row ?? begun)
  const content = useSettled(draft.content) as Content
  const id = row?.id ?? null
  const isOn = draft.isWritten
  const quiet = { isOn, isLive: false, keepsLast: true }
  const { data: checked } = useAnswer(kind.check, { id, content }, quiet)
  const acts = useActs<EditorAct>()
  const mayDecide = useMay(kind.decide)
  const perform = (reason: string) =>
    acts.act(async () => {
      const edit = { id, basedOn: draft.basedOn, content: draft.content as Content, reason }
      const { status } = await send(kind.set, edit)
      draft.discard()
      if (id === null) go(kind.path)
      return t(status === 'waiting' ? 'common.proposed' : 'form.saved')
    })
  const { preview, Figures } = kind
  const ask = preview && (() => send(preview, { id, content: draft.content as Content }))
  return (
    <Editor
      title={kind.title}
      file={kind.file}
      form={form}
      draft={draft}
      checked={checked}
      mayDecide={mayDecide}
      acts={acts}
      onSend={perform}
      preview={ask}
      side={<Side kind={kind} rows={listed.rowList} chosen={id} mayAdd={mayDecide} />}
    >
      {(edited) => (
        <>
          <h2 className="big">{row ? nameOf(row) : t('form.new')}</h2>
          {row && Figures && <Figures id={row.id} />}
          <Group field={form} path="" edited={edited} />
        </>
      )}
    </Editor>
  )
}

type SideProps = { kind: RowKind; rows: Row[]; chosen: number | null; mayAdd: boolean }

function Side({ kind, rows, chosen, mayAdd }: SideProps) {
  const t = useText()
  const [, go] = useLocation()
  const [wanted, want] = useState('')
  const ids = rows.map(({ id }) => id)
  const order = useOrder(ids, mayAdd && wanted === '' ? kind.order : undefined)
  const shown = rows.filter((row) =>
    `${row.name} ${nameOf(row)} ${row.id}`.toLowerCase().includes(wanted.toLowerCase()),
  )
  return (
    <nav className="sn wide" aria-label={kind.title}>
      {kind.head}
      <input
        className="in"
        type="search"
        aria-label={t('form.find')}
        placeholder={t('form.find')}
        value={wanted}
        onChange={(event) => want(event.target.value)}
      />
      {kind.canAdd && mayAdd && (
        <button type="button" className="btn sm" onClick={() => go(`${kind.path}/new`)}>
          {t('form.new')}
        </button>
      )}
      {order.canMove && <p className="sm mute">{t('form.move')}</p>}
      {order.fault && (
        <p className="bad" role="alert">
          {order.fault}
        </p>
      )}
      {shown.map((row) => (
        <button
          key={row.id}
          type="button"
          className={`plain sr ${row.id === chosen ? 'on' : ''}`}
          aria-current={row.id === chosen ? 'true' : undefined}
          onClick={() => go(`${kind.path}/${row.id}`)}
          {...order.propsOf(row.id)}
        >
          <span className="el">{nameOf(row)}</span>
          <TimeTag isOn={row.isOn} content={row.content} />
        </button>
      ))}
    </nav>
  )
}

/** As it is called in the language that is read; rows are named in the site's own. */
function nameOf({ name, content }: Row): string {
  const { nameEn, titleEn, english } = content as Record<string, unknown>
  const inEnglish = nameEn ?? titleEn ?? english
  return inLanguage(name, typeof inEnglish === 'string' ? inEnglish : '')
}

type TimeProps = { isOn: boolean; content: Record<string, unknown> }

/** What is not shown at present, and why. */
function TimeTag({ isOn, content }: TimeProps) {
  const t = useText()
  const now = useNow()
  const { startsAt, publishedAt, endsAt } = content
  const start = Number(startsAt ?? publishedAt ?? 0)
  const end = Number(endsAt ?? Infinity)
  if (!isOn) return <span className="tag">{t('form.off')}</span>
  if (now >= end) return <span className="tag">{t('form.over')}</span>
  return now < start ? <span className="tag iris">{t('form.later')}</span> : null
}
