import { type TextKey, useText } from '../i18n/texts.ts'

type Props = { views: readonly string[]; chosen: string; onChoose: (view: string) => void }

export function ViewChips({ views, chosen, onChoose }: Props) {
  const t = useText()
  return (
    <div className="bar">
      {views.map((view) => (
        <button
          key={view}
          type="button"
          className={`chip ${view === chosen ? 'on' : ''}`}
          aria-pressed={view === chosen}
          onClick={() => onChoose(view)}
        >
          {t(`view.${view}` as TextKey)}
        </button>
      ))}
    </div>
  )
}
