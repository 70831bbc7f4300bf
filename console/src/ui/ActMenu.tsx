import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useText } from '../i18n/texts.ts'
import { Icon } from './Icon.tsx'
import { useKeys } from './use-keys.ts'

type Act = { name: string; text: string; isDangerous?: boolean }
type Props = { acts: readonly Act[]; onChoose: (name: string) => void }

/** What can be done, behind one button: `.` opens it, arrows move, Esc leaves. */
export function ActMenu({ acts, onChoose }: Props) {
  const t = useText()
  const id = useId()
  const [isOpen, open] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useKeys({ '.': acts.length > 0 ? () => open(true) : undefined })
  useEffect(() => {
    if (isOpen) menu.current?.querySelector('button')?.focus()
  }, [isOpen])
  if (acts.length === 0) return null
  const leave = () => {
    open(false)
    button.current?.focus()
  }
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return leave()
    const by = steps[event.key]
    if (by === undefined) return
    event.preventDefault()
    const items = [...(menu.current?.querySelectorAll('button') ?? [])]
    const at = items.findIndex((item) => item === document.activeElement)
    items[(at + by + items.length) % items.length]?.focus()
  }
  return (
    <div
      className="actmenu"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) open(false)
      }}
    >
      <button
        ref={button}
        type="button"
        className="btn"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => open(!isOpen)}
      >
        {t('common.act')}
        <kbd>.</kbd>
        <Icon name="down" />
      </button>
      {isOpen && (
        <div ref={menu} id={id} role="menu" aria-label={t('common.act')} onKeyDown={move}>
          {acts.map(({ name, text, isDangerous }) => (
            <button
              key={name}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={isDangerous ? 'bad' : ''}
              onClick={() => {
                leave()
                onChoose(name)
              }}
            >
              {text}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
