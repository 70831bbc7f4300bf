import { type RefObject, useId } from 'react'
import styles from './NewYear.module.css'

type NightSkyProps = {
  rocket: RefObject<SVGGElement | null>
  setBurst: (index: number, burst: SVGGElement | null) => void
  /** How many of the three are alight; they stay so until the next draw. */
  burstsLit: number
  /** Which prize it was: each has colours of its own. */
  rank: number
}

const places = [
  { x: 160, y: 72, size: 62 },
  { x: 70, y: 88, size: 42 },
  { x: 250, y: 84, size: 46 },
]
const hues = [
  ['#7cc4ff', '#d9f0ff'],
  ['#5ee6b0', '#dcfff1'],
  ['#ff7fb6', '#ffe0ee'],
  ['#ffd15c', '#fff3cf'],
] as const
const rays = Array.from({ length: 18 }, (_, index) => index * 20)
/** Anywhere, but always the same. */
const stars = Array.from({ length: 26 }, (_, index) => ({
  x: 6 + ((index * 73) % 310),
  y: 6 + ((index * 47) % 104),
  r: 0.5 + (index % 4) * 0.3,
}))

/** A night over the river: roofs, their lights on the water, and what bursts above them. */
export function NightSky({ rocket, setBurst, burstsLit, rank }: NightSkyProps) {
  const id = useId()
  return (
    <svg viewBox="0 0 320 190" className={styles.night} aria-hidden="true">
      <defs>
        <linearGradient id={`${id}sky`} x2="0" y2="1">
          <stop stopColor="#120d33" />
          <stop offset=".62" stopColor="#3a1f63" />
          <stop offset="1" stopColor="#7a2f6d" />
        </linearGradient>
        <linearGradient id={`${id}river`} x2="0" y2="1">
          <stop stopColor="#4a2566" />
          <stop offset="1" stopColor="#160f35" />
        </linearGradient>
      </defs>
      <rect width="320" height="152" fill={`url(#${id}sky)`} />
      {stars.map(({ x, y, r }, index) => (
        <circle key={index} cx={x} cy={y} r={r} className={styles.star} data-late={index % 3} />
      ))}
      {places.map(({ x, y, size }, index) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <g
            ref={(burst) => setBurst(index, burst)}
            className={styles.flower}
            data-lit={index < burstsLit}
          >
            <Flower size={size} hues={hueOf(rank + index)} />
          </g>
        </g>
      ))}
      <path className={styles.roofs} d={roofs} />
      <rect y="152" width="320" height="38" fill={`url(#${id}river)`} />
      {[18, 52, 96, 128, 160, 196, 232, 268, 300].map((x, index) => (
        <path
          key={x}
          className={styles.glimmer}
          d={`M${x} ${158 + (index % 3) * 8}h${10 + (index % 4) * 4}`}
        />
      ))}
      <g ref={rocket} className={styles.rocket}>
        <path d="M160 176v28" className={styles.tail} />
        <circle cx="160" cy="174" r="3.2" fill="#fff6d8" />
      </g>
    </svg>
  )
}

function Flower({ size, hues: [outer, inner] }: { size: number; hues: readonly string[] }) {
  return (
    <>
      <circle r={size * 0.95} fill={outer} opacity="0.12" />
      {rays.map((degrees, index) => {
        const isLong = index % 2 === 0
        const end = -size * (isLong ? 1 : 0.68)
        return (
          <g key={degrees} transform={`rotate(${degrees})`} stroke={isLong ? outer : inner}>
            <path d={`M0 ${-size * 0.16}V${end}`} className={styles.ray} />
            <circle cy={end} r={isLong ? 2.2 : 1.5} fill={isLong ? outer : inner} stroke="none" />
          </g>
        )
      })}
      <circle r={size * 0.09} fill="#fff" />
    </>
  )
}

function hueOf(rank: number): readonly string[] {
  return hues[Math.max(0, rank) % hues.length] ?? hues[0]
}

const roofs =
  'M0 152v-18h22v-8h14v8h12v-22l8-12 8 12v22h20v-14h26v14h10v-10l6-6 4-16 2-14 2 14 4 16 6 6v10' +
  'h14v-24l5-4v-8l3-10 3 10v8l5 4v24h18v-12h24v12h14v-20h18v20h12v-8l10-10 10 10v8h60v18z'
