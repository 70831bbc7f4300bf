const radius = 15
const around = 2 * Math.PI * radius

type Props = { part: number; whole: number; label: string; isGood?: boolean }

/** How much of a whole, as a ring with the number in it. */
export function Ring({ part, whole, label, isGood = false }: Props) {
  const tone = part * 2 <= whole ? 'gold' : isGood ? 'ok' : 'bad'
  return (
    <svg className={`ring ${tone}`} viewBox="0 0 36 36" role="img" aria-label={label}>
      <circle className="rest" cx="18" cy="18" r={radius} />
      <circle
        cx="18"
        cy="18"
        r={radius}
        strokeDasharray={`${(around * part) / whole} ${around}`}
        transform="rotate(-90 18 18)"
      />
      <text x="18" y="22">
        {part}
      </text>
    </svg>
  )
}
