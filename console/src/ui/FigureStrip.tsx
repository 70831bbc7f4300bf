type FigureStripProps = { label: string; rows: readonly (readonly [name: string, value: string])[] }

/** A few figures side by side, above what they are about. */
export function FigureStrip({ label, rows }: FigureStripProps) {
  return (
    <dl className="card strip" aria-label={label}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt className="sm mute">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
