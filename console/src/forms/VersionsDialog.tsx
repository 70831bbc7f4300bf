import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { CallFailure } from '../calls/send.ts'
import { dayTimeText } from '../i18n/format.ts'
import { useText } from '../i18n/texts.ts'
import { Answer } from '../ui/State.tsx'
import type { DraftState } from './use-draft.ts'

type Row = { version: number; author: string; createTime: number | null }
export type Versions = {
  listed: UseQueryResult<{ versionList: Row[] }, CallFailure>
  permission: string
  /** The whole content of an older version. */
  read: (version: number) => Promise<object>
}
type Props = {
  of: Versions
  acts: { leave: () => void; act: (work: () => Promise<string>) => void }
  draft: DraftState
}

/** All versions; an old one can be taken as a draft, and goes the way of every change. */
export function VersionsDialog({ of, acts, draft }: Props) {
  const t = useText()
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => element.current?.showModal(), [])
  const take = (version: number) =>
    acts.act(async () => {
      draft.take(await of.read(version))
      return t('form.taken', { n: version })
    })
  return (
    <dialog ref={element} onClose={acts.leave} aria-labelledby="versions-title">
      <div className="col gap">
        <h2 id="versions-title">{t('form.versions')}</h2>
        <p className="dim">{t('form.versionsLead')}</p>
        <Answer of={of.listed} permission={of.permission}>
          {({ versionList }) => (
            <ul className="versions">
              {versionList.map(({ version, author, createTime }, at) => (
                <li key={version} className="why">
                  <b>{t('form.version', { n: version })}</b>
                  <span className="sm mute">
                    {author}, {createTime === null ? '' : dayTimeText(createTime)}
                  </span>
                  <span className="sp" />
                  {at === 0 ? (
                    <span className="tag ok">{t('form.now')}</span>
                  ) : (
                    <button type="button" className="btn sm" onClick={() => take(version)}>
                      {t('form.take')}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          )}
        </Answer>
        <div className="row">
          <span className="sp" />
          <button type="button" className="btn" onClick={acts.leave}>
            {t('common.cancel')}
          </button>
        </div>
      </div>
    </dialog>
  )
}
