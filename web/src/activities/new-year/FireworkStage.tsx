import { useRef, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { useShortMoney } from '../../money/use-money.ts'
import { itemArt } from '../../ui/art.ts'
import { Button } from '../../ui/Button.tsx'
import { playOn } from '../kit/motion.ts'
import { OddsTable } from '../kit/OddsTable.tsx'
import { Stage } from '../kit/Stage.tsx'
import { useDraw } from '../kit/use-draw.ts'
import { type NewYear, reading } from './new-year.ts'
import styles from './NewYear.module.css'

const riseMs = 900
const burstMs = 800
const sparks = Array.from({ length: 16 }, (_, index) => index * 22.5)
const hues = ['#ffd15c', '#ff6fae', '#7cc4ff', '#5ee6b0']

/** A rocket rises to what was drawn; it bursts wide only for a win that goes on the ticker. */
export function FireworkStage({ newYear }: { newYear: NewYear }) {
  const t = useText()
  const money = useShortMoney()
  const { drawsLeft, oddsList, fireworkFrom } = newYear
  const rocket = useRef<HTMLImageElement>(null)
  const burst = useRef<SVGGElement>(null)
  const [isWide, setWide] = useState(false)
  const { draw, isDrawing } = useDraw('appNewYearUserOpen', {
    reading,
    play: async ({ propList }) => {
      setWide((propList[0]?.count ?? 0) >= fireworkFrom)
      await playOn(rocket.current, rising, { duration: riseMs, easing: 'ease-in' })
      await playOn(burst.current, bursting, { duration: burstMs, easing: 'ease-out' })
    },
  })
  return (
    <Stage light="rose" title={t('newYear.draw')} note={t('newYear.left', { count: drawsLeft })}>
      <div className={styles.sky}>
        <svg viewBox="-100 -100 200 200" className={styles.burst} aria-hidden="true">
          <g ref={burst} className={styles.sparks}>
            {sparks.map((degrees, index) => (
              <line
                key={degrees}
                y1="-24"
                y2={isWide ? -92 : -56}
                transform={`rotate(${degrees})`}
                stroke={hues[index % hues.length]}
                className={styles.spark}
              />
            ))}
          </g>
        </svg>
        <img ref={rocket} className={styles.rocket} src={itemArt('ny-lottery')} alt="" />
      </div>
      <Button
        look="iris"
        isBlock
        isLoading={isDrawing}
        disabled={drawsLeft === 0 && !isDrawing}
        onClick={() => draw({})}
      >
        {t('newYear.drawOnce')}
      </Button>
      <small className={styles.quiet}>
        {t('newYear.firework', { amount: money(fireworkFrom) })}
      </small>
      <OddsTable odds={oddsList} />
    </Stage>
  )
}

const rising = [
  { transform: 'translateY(0)' },
  { transform: 'translateY(-70%) scale(0.6)', opacity: 0.4 },
]
const bursting = [
  { transform: 'scale(0.1)', opacity: 1 },
  { transform: 'scale(1.1)', opacity: 1, offset: 0.7 },
  { transform: 'scale(1.2)', opacity: 0 },
]
