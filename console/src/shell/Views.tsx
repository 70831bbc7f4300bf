import { useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { useAnswer } from '../calls/queries.ts'
import { send } from '../calls/send.ts'
import { useText } from '../i18n/texts.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Field } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useActs } from '../ui/use-acts.ts'

/** Addresses that were given a name, one's own and shared ones, and a name for this one. */
export function Views() {
  const t = useText()
  const { data: listed } = useAnswer('listViews', {})
  const acts = useActs<'save'>()
  const drop = (viewId: number) =>
    acts.act(async () => {
      await send('dropView', { viewId })
      return ''
    })
  return (
    <>
      <div className="grp">{t('views.title')}</div>
      {listed?.viewList.map(({ viewId, name, path, isOwn }) => (
        <div key={viewId} className="row view">
          <Link href={path} className="ni">
            <Icon name={isOwn ? 'eye' : 'two'} />
            <span className="el">{name}</span>
          </Link>
          {isOwn && (
            <button
              type="button"
              className="btn q ic"
              aria-label={t('views.drop', { name })}
              onClick={() => drop(viewId)}
            >
              <Icon name="x" />
            </button>
          )}
        </div>
      ))}
      <button type="button" className="ni" onClick={() => acts.ask('save')}>
        <Icon name="note" />
        <span className="el">{t('views.save')}</span>
      </button>
      {acts.asked && <SaveDialog acts={acts} />}
    </>
  )
}

function SaveDialog({ acts }: { acts: ReturnType<typeof useActs<'save'>> }) {
  const t = useText()
  const [path] = useLocation()
  const search = useSearch()
  const [isShared, share] = useState(false)
  const save = (name: string) =>
    acts.act(async () => {
      await send('setView', { name, path: search ? `${path}?${search}` : path, isShared })
      return ''
    })
  return (
    <Dialog
      title={t('views.save')}
      lead={t('views.lead')}
      confirm={t('views.now')}
      fault={acts.fault}
      onConfirm={({ name = '' }) => save(name.trim())}
      onClose={acts.leave}
    >
      <Field label={t('views.name')} name="name" required maxLength={60} />
      <label className="row">
        <input
          type="checkbox"
          checked={isShared}
          onChange={(event) => share(event.target.checked)}
        />
        {t('views.share')}
      </label>
    </Dialog>
  )
}
