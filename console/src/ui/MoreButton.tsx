import { useText } from '../i18n/texts.ts'

type Props = {
  cursor: string | null | undefined
  label: string
  /** Where this page begins, when it is not the first: from it one comes back. */
  from?: string | null
  onMore: (next: { cursor: string | null; open: null }) => void
}

/** The next page of a list, by the cursor that its answer gave. */
export function MoreButton({ cursor, label, from, onMore }: Props) {
  const t = useText()
  if (!cursor && !from) return null
  return (
    <p className="cb row">
      {cursor && (
        <button type="button" className="btn" onClick={() => onMore({ cursor, open: null })}>
          {label}
        </button>
      )}
      {from && (
        <button
          type="button"
          className="btn q"
          onClick={() => onMore({ cursor: null, open: null })}
        >
          {t('common.first')}
        </button>
      )}
    </p>
  )
}
