import { useText } from '../../i18n/texts.ts'

const bar = 5
const height = 24

/** What came in each of the last 24 hours; the running one is the last. */
export function Arrivals({ hours }: { hours: readonly number[] }) {
  const t = useText()
  const most = Math.max(1, ...hours)
  const all = hours.reduce((sum, n) => sum + n, 0)
  return (
    <svg
      className="arrivals"
      viewBox={`0 0 ${hours.length * bar} ${height}`}
      role="img"
      aria-label={t('home.arrived', { n: all })}
    >
      {hours.map((n, hour) => {
        const tall = Math.max(1, (n / most) * height)
        const isNow = hour === hours.length - 1
        return (
          <rect
            // Hours have no name but their place.
            // eslint-disable-next-line react/no-array-index-key
            key={hour}
            className={isNow ? 'now' : ''}
            x={hour * bar}
            y={height - tall}
            width={bar - 2}
            height={tall}
          />
        )
      })}
    </svg>
  )
}
