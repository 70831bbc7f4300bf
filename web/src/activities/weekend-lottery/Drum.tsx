import { type RefObject, useId } from 'react'
import { type Ball, ballsOf } from './drum-balls.ts'
import type { OddsLine } from '../kit/OddsTable.tsx'
import styles from './WeekendLottery.module.css'

type DrumProps = {
  odds: readonly OddsLine[]
  label: string
  /** The balls, which turn; and the one that rolled out, if any. */
  balls: RefObject<SVGGElement | null>
  out: RefObject<SVGGElement | null>
  rolledOut: Pick<Ball, 'hue' | 'text'> | null
}

const bulbs = Array.from({ length: 16 }, (_, index) => (index * Math.PI) / 8)

/** A glass drum on a golden foot; one ball rolls out of it. */
export function Drum({ odds, label, balls, out, rolledOut }: DrumProps) {
  const id = useId()
  return (
    <svg className={styles.drum} viewBox="0 0 300 318" role="img" aria-label={label}>
      <defs>
        <radialGradient id={`${id}glass`} cx=".36" cy=".26">
          <stop className={styles.glassNear} />
          <stop offset=".4" className={styles.glassMiddle} />
          <stop offset="1" className={styles.glassFar} />
        </radialGradient>
        <linearGradient id={`${id}gold`} x2="0" y2="1">
          <stop className={styles.goldLight} />
          <stop offset=".45" className={styles.gold} />
          <stop offset="1" className={styles.goldDark} />
        </linearGradient>
      </defs>
      <path d="M70 292h160l16 22H54z" fill={`url(#${id}gold)`} />
      <path d="M112 246h76l14 50H98z" className={styles.foot} />
      <circle cx="150" cy="132" r="126" fill={`url(#${id}gold)`} />
      <circle cx="150" cy="132" r="116" className={styles.well} />
      <g ref={balls} className={styles.turning}>
        {ballsOf(odds).map((ball, index) => (
          <BallView key={index} {...ball} />
        ))}
      </g>
      <circle cx="150" cy="132" r="116" fill={`url(#${id}glass)`} />
      <path d="M74 70a100 100 0 0 1 70-40" className={styles.shine} />
      {bulbs.map((angle, index) => (
        <circle
          key={index}
          cx={Math.round(1500 + 1210 * Math.cos(angle)) / 10}
          cy={Math.round(1320 + 1210 * Math.sin(angle)) / 10}
          r="4.2"
          className={styles.bulb}
        />
      ))}
      <rect x="122" y="252" width="56" height="40" rx="14" className={styles.slot} />
      <g ref={out}>{rolledOut && <BallView x={150} y={272} radius={18} {...rolledOut} />}</g>
    </svg>
  )
}

function BallView({ x, y, radius, hue, text }: Ball) {
  return (
    <g>
      <circle cx={x} cy={y} r={radius} fill={hue} />
      <circle
        cx={x - radius * 0.32}
        cy={y - radius * 0.38}
        r={radius * 0.3}
        className={styles.gloss}
      />
      <circle cx={x} cy={y} r={radius * 0.56} className={styles.face} />
      <text
        x={x}
        y={y + radius * 0.22}
        textAnchor="middle"
        fontSize={radius * 0.6}
        className={styles.number}
      >
        {text}
      </text>
    </g>
  )
}
