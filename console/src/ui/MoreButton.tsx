type Props = {
  cursor: string | null | undefined
  label: string
  onMore: (next: { cursor: string; open: null }) => void
}

/** The next page of a list, by the cursor that its answer gave. */
export function MoreButton({ cursor, label, onMore }: Props) {
  if (!cursor) return null
  return (
    <p className="cb">
      <button type="button" className="btn" onClick={() => onMore({ cursor, open: null })}>
        {label}
      </button>
    </p>
  )
}
