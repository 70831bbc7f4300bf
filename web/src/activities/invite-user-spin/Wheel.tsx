import { type RefObject, useId } from 'react'
import { moneyText } from '../../i18n/format.ts'
import { itemArt } from '../../ui/art.ts'
import { segmentPath, spot } from './wheel-shapes.ts'
import styles from './Wheel.module.css'

type WheelProps = {
  /** The lowest amount of each segment, in hundredths. */
  face: readonly number[]
  label: string
  disc: RefObject<SVGGElement | null>
}

const radius = 168
const bulbs = Array.from({ length: 24 }, (_, index) => ({ ...spot(183, index * 15), index }))

/** The wheel's picture: a golden rim that stands still and a disc that turns. */
export function Wheel({ face, label, disc }: WheelProps) {
  const id = useId()
  const rim = `${id}rim`
  const depth = `${id}depth`
  const angle = 360 / face.length
  return (
    <svg className={styles.wheel} viewBox="-200 -200 400 400" role="img" aria-label={label}>
      <defs>
        <linearGradient id={rim} x2="0" y2="1">
          <stop className={styles.rimLight} />
          <stop offset=".3" className={styles.rimGold} />
          <stop offset=".62" className={styles.rimDark} />
          <stop offset="1" className={styles.rimGold} />
        </linearGradient>
        <radialGradient id={depth} gradientUnits="userSpaceOnUse" cx="0" cy="0" r={radius}>
          <stop offset=".1" className={styles.depthNear} />
          <stop offset=".55" className={styles.depthMiddle} />
          <stop offset="1" className={styles.depthFar} />
        </radialGradient>
      </defs>
      <circle r="194" fill={`url(#${rim})`} className={styles.rim} />
      <circle r="172" className={styles.well} />
      <g ref={disc} className={styles.disc}>
        {face.map((_, index) => (
          <path
            key={index}
            d={segmentPath(radius, angle)}
            transform={`rotate(${index * angle})`}
            className={styles.segment}
            style={{ '--hue': hues[index % hues.length] ?? '' }}
          />
        ))}
        <circle r={radius} fill={`url(#${depth})`} />
        {face.map((amount, index) => (
          <Label key={index} degrees={index * angle} amount={amount} />
        ))}
      </g>
      <circle r={radius} className={styles.shade} />
      <path d="M-150 -76A168 168 0 0 1 150 -76A220 220 0 0 0 -150 -76Z" className={styles.gloss} />
      {bulbs.map(({ x, y, index }) => (
        <circle key={index} cx={x} cy={y} r="5.2" className={styles.bulb} />
      ))}
    </svg>
  )
}

function Label({ degrees, amount }: { degrees: number; amount: number }) {
  return (
    <g transform={`rotate(${degrees})`}>
      <image href={itemArt('coin')} x="-22" y="-116" width="44" height="44" />
      <text y="-134" textAnchor="middle" className={styles.amount}>
        {`${moneyText(amount).replace(/\.00$/, '')}+`}
      </text>
    </g>
  )
}

const hues = ['#ff4d7a', '#5b3df0', '#ff9a1e', '#12a88a', '#3a6bff']
