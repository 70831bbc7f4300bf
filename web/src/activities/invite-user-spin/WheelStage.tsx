import { type RefObject, useId } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { classNames } from '../../ui/class-names.ts'
import { useShortMoney } from '../../money/use-money.ts'
import { itemArt } from '../../ui/art.ts'
import type { useSpin } from './use-spin.ts'
import { faceOf } from './wheel-face.ts'
import styles from './WheelStage.module.css'
import wheelStyles from './Wheel.module.css'

/** The wheel with its pointer, and the hub that spins it. */
export function WheelStage({ spinning }: { spinning: ReturnType<typeof useSpin> }) {
  const t = useText()
  const { wheel, range, disc, spin, isSpinning } = spinning
  const face = faceOf(range)
  return (
    <section className={styles.stage}>
      <div className={styles.beams} aria-hidden="true" />
      <h2 className={styles.title}>{t('inviteSpin.title')}</h2>
      <p className={styles.note}>{t('inviteSpin.subtitle')}</p>
      <div className={styles.wheel}>
        <Wheel face={face} label={t('inviteSpin.wheel', { count: face.length })} disc={disc} />
        <svg className={styles.pointer} viewBox="0 0 60 74" aria-hidden="true">
          <path d="M30 72 6 26A24 24 0 1 1 54 26Z" className={styles.pin} />
          <circle cx="30" cy="24" r="11" className={styles.eye} />
        </svg>
        <button
          type="button"
          className={styles.hub}
          onClick={spin}
          disabled={wheel.spinsLeft === 0 || isSpinning}
          aria-busy={isSpinning || undefined}
        >
          <b className={styles.hubWord}>{t('inviteSpin.spin')}</b>
          <small className={classNames('num', styles.hubNote)}>
            {t('inviteSpin.spinsLeft', { count: wheel.spinsLeft })}
          </small>
        </button>
      </div>
    </section>
  )
}

type WheelProps = {
  /** The lowest amount of each segment, in hundredths. */
  face: readonly number[]
  label: string
  disc: RefObject<SVGGElement | null>
}

const discRadius = 168
const bulbs = Array.from({ length: 24 }, (_, index) => ({ ...spot(183, index * 15), index }))

/** The wheel's picture: a golden rim that stands still and a disc that turns. */
function Wheel({ face, label, disc }: WheelProps) {
  const id = useId()
  const rim = `${id}rim`
  const depth = `${id}depth`
  const angle = 360 / face.length
  return (
    <svg className={wheelStyles.wheel} viewBox="-200 -200 400 400" role="img" aria-label={label}>
      <defs>
        <linearGradient id={rim} x2="0" y2="1">
          <stop className={wheelStyles.rimLight} />
          <stop offset=".3" className={wheelStyles.rimGold} />
          <stop offset=".62" className={wheelStyles.rimDark} />
          <stop offset="1" className={wheelStyles.rimGold} />
        </linearGradient>
        <radialGradient id={depth} gradientUnits="userSpaceOnUse" cx="0" cy="0" r={discRadius}>
          <stop offset=".1" className={wheelStyles.depthNear} />
          <stop offset=".55" className={wheelStyles.depthMiddle} />
          <stop offset="1" className={wheelStyles.depthFar} />
        </radialGradient>
      </defs>
      <circle r="194" fill={`url(#${rim})`} className={wheelStyles.rim} />
      <circle r="172" className={wheelStyles.well} />
      <g ref={disc} className={wheelStyles.disc}>
        {face.map((_, index) => (
          <path
            key={index}
            d={segmentPath(discRadius, angle)}
            transform={`rotate(${index * angle})`}
            className={wheelStyles.segment}
            style={{ '--hue': hues[index % hues.length] ?? '' }}
          />
        ))}
        <circle r={discRadius} fill={`url(#${depth})`} />
        {face.map((amount, index) => (
          <Label key={index} degrees={index * angle} amount={amount} />
        ))}
      </g>
      <circle r={discRadius} className={wheelStyles.shade} />
      <path
        d="M-150 -76A168 168 0 0 1 150 -76A220 220 0 0 0 -150 -76Z"
        className={wheelStyles.gloss}
      />
      {bulbs.map(({ x, y, index }) => (
        <circle key={index} cx={x} cy={y} r="5.2" className={wheelStyles.bulb} />
      ))}
    </svg>
  )
}

function Label({ degrees, amount }: { degrees: number; amount: number }) {
  const money = useShortMoney()
  return (
    <g transform={`rotate(${degrees})`}>
      <image href={itemArt('coin')} x="-22" y="-116" width="44" height="44" />
      <text y="-134" textAnchor="middle" className={wheelStyles.amount}>
        {`${money(amount)}+`}
      </text>
    </g>
  )
}

const hues = ['#ff4d7a', '#5b3df0', '#ff9a1e', '#12a88a', '#3a6bff']

/** A point on a circle around the middle; 0° is at the top and degrees run clockwise. */
function spot(radius: number, degrees: number): { x: number; y: number } {
  const angle = ((degrees - 90) * Math.PI) / 180
  return { x: round(radius * Math.cos(angle)), y: round(radius * Math.sin(angle)) }
}

/** A slice of so many degrees, its middle at the top. */
function segmentPath(radius: number, degrees: number): string {
  const [begin, end] = [spot(radius, -degrees / 2), spot(radius, degrees / 2)]
  return `M0 0L${begin.x} ${begin.y}A${radius} ${radius} 0 0 1 ${end.x} ${end.y}Z`
}

function round(length: number): number {
  return Math.round(length * 100) / 100
}
