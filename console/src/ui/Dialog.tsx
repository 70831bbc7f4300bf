import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../i18n/texts.ts'
import { readForm, type Written } from './read-form.ts'

type Props = {
  title: string
  lead: string
  confirm: string
  isDangerous?: boolean
  fault?: string | null
  children: ReactNode
  onConfirm: (written: Written) => void
  /** Left out where there is nothing to take back. */
  onClose?: () => void
}

/** A question with one answer. The browser keeps the focus inside, and Esc leaves it. */
export function Dialog({ title, lead, confirm, isDangerous, fault, children, ...on }: Props) {
  const t = useText()
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => element.current?.showModal(), [])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    on.onConfirm(readForm(event.currentTarget))
  }
  return (
    <dialog
      ref={element}
      onClose={on.onClose ?? (() => on.onConfirm({}))}
      aria-labelledby="dialog-title"
    >
      <form onSubmit={submit}>
        <h2 id="dialog-title">{title}</h2>
        <p className="dim">{lead}</p>
        {children}
        {fault && (
          <p className="bad" role="alert">
            {fault}
          </p>
        )}
        <div className="row">
          <span className="sp" />
          {on.onClose && (
            <button type="button" className="btn" onClick={on.onClose}>
              {t('common.cancel')}
            </button>
          )}
          <button type="submit" className={`btn ${isDangerous ? 'd' : 'p'}`}>
            {confirm}
          </button>
        </div>
      </form>
    </dialog>
  )
}
