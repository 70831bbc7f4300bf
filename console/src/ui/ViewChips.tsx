import type { ReactNode } from 'react'
import { countText } from '../i18n/format.ts'
import { type TextKey, useText } from '../i18n/texts.ts'

type Props = {
  views: readonly string[]
  chosen: string
  /** How many there are in each; a view without one shows none. */
  counts?: Partial<Record<string, number>> | undefined
  onChoose: (next: { view: string; cursor: null; open: null }) => void
  children?: ReactNode
}

export function ViewChips({ views, chosen, counts = {}, onChoose, children }: Props) {
  const t = useText()
  return (
    <div className="bar">
      {views.map((view) => (
        <button
          key={view}
          type="button"
          className={`chip ${view === chosen ? 'on' : ''}`}
          aria-pressed={view === chosen}
          onClick={() => onChoose({ view, cursor: null, open: null })}
        >
          {t(`view.${view}` as TextKey)}
          {counts[view] !== undefined && <b>{countText(t, counts[view])}</b>}
        </button>
      ))}
      {children}
    </div>
  )
}
