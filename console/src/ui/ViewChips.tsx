import type { ReactNode } from 'react'
import { type TextKey, useText } from '../i18n/texts.ts'

type Props = {
  views: readonly string[]
  chosen: string
  onChoose: (next: { view: string; open: null }) => void
  children?: ReactNode
}

export function ViewChips({ views, chosen, onChoose, children }: Props) {
  const t = useText()
  return (
    <div className="bar">
      {views.map((view) => (
        <button
          key={view}
          type="button"
          className={`chip ${view === chosen ? 'on' : ''}`}
          aria-pressed={view === chosen}
          onClick={() => onChoose({ view, open: null })}
        >
          {t(`view.${view}` as TextKey)}
        </button>
      ))}
      {children}
    </div>
  )
}
