import { type RefObject, useId } from 'react'
import styles from './AgentCount.module.css'

type FoilProps = {
  cover: RefObject<SVGSVGElement | null>
  /** Where it was scratched, on a sheet of 220 by 100. */
  path: string
}

const star = 'm9 0 2.1 6.2h6.6l-5.3 3.9 2 6.3L9 12.5l-5.4 3.9 2-6.3L.3 6.2h6.6z'

/** Golden foil with stars; the strokes of a finger are gone from it. */
export function Foil({ cover, path }: FoilProps) {
  const id = useId()
  return (
    <svg
      ref={cover}
      className={styles.cover}
      viewBox="0 0 220 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${id}gold`} x2="1" y2="1">
          <stop className={styles.foilLight} />
          <stop offset=".4" className={styles.foilMiddle} />
          <stop offset=".6" className={styles.foilLight} />
          <stop offset="1" className={styles.foilDark} />
        </linearGradient>
        <pattern
          id={`${id}stars`}
          width="34"
          height="30"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(16)"
        >
          <path d={star} className={styles.star} />
        </pattern>
        <mask id={`${id}left`}>
          <rect width="220" height="100" fill="#fff" />
          <path d={path} className={styles.stroke} />
        </mask>
      </defs>
      <g mask={`url(#${id}left)`}>
        <rect width="220" height="100" fill={`url(#${id}gold)`} className={styles.foilSheet} />
        <rect width="220" height="100" fill={`url(#${id}stars)`} />
      </g>
    </svg>
  )
}
