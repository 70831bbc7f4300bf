const width = 120
const height = 22

/** How a figure went, day by day. The table below says it in numbers. */
export function Spark({ values }: { values: readonly number[] }) {
  if (values.length < 2) return null
  const [least, most] = [Math.min(0, ...values), Math.max(1, ...values)]
  const points = values.map((value, at) => {
    const x = (at / (values.length - 1)) * width
    const y = 1 + (1 - (value - least) / (most - least)) * (height - 2)
    return `${x.toFixed(1)},${y.toFixed(1)}`
  })
  return (
    <svg
      className="trend"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polyline points={points.join(' ')} />
    </svg>
  )
}
