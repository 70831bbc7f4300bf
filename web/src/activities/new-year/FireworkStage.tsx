import type { RewardItem } from '@parlour/contract/reward-items.ts'
import { useRef, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { useShortMoney } from '../../money/use-money.ts'
import { Button } from '../../ui/Button.tsx'
import { playOn } from '../kit/motion.ts'
import { OddsTable } from '../kit/OddsTable.tsx'
import { useDrawnText } from '../kit/RewardItems.tsx'
import { Stage } from '../kit/Stage.tsx'
import { useDraw } from '../kit/use-draw.ts'
import { type NewYear, reading } from './new-year.ts'
import { NightSky } from './NightSky.tsx'
import styles from './NewYear.module.css'

const riseMs = 900
const burstMs = 900
const nextBurstMs = 220

type Lit = { won: readonly RewardItem[]; rank: number; isWide: boolean }

/** A rocket rises to what was drawn; the whole sky lights up only for a win of the ticker. */
export function FireworkStage({ newYear }: { newYear: NewYear }) {
  const t = useText()
  const money = useShortMoney()
  const { drawsLeft, oddsList, fireworkFrom } = newYear
  const rocket = useRef<SVGGElement>(null)
  const bursts = useRef<(SVGGElement | null)[]>([])
  const [lit, setLit] = useState<Lit | null>(null)
  const words = useDrawnText(lit?.won ?? [])
  const { draw, isDrawing } = useDraw('appNewYearUserOpen', {
    reading,
    play: async ({ propList, prizeId }) => {
      const isWide = (propList[0]?.count ?? 0) >= fireworkFrom
      const rank = oddsList.findIndex((line) => line.prizeId === prizeId)
      setLit(null)
      await playOn(rocket.current, rising, { duration: riseMs, easing: 'ease-out' })
      setLit({ won: propList, rank, isWide })
      const shown = bursts.current.slice(0, isWide ? undefined : 1)
      await Promise.all(
        shown.map((burst, index) => playOn(burst, bursting, timingOf(index * nextBurstMs))),
      )
    },
  })
  return (
    <Stage light="rose" title={t('newYear.draw')} note={t('newYear.left', { count: drawsLeft })}>
      <div className={styles.sky}>
        <NightSky
          rocket={rocket}
          rank={lit?.rank ?? 0}
          burstsLit={lit ? (lit.isWide ? 3 : 1) : 0}
          setBurst={(index, burst) => {
            bursts.current[index] = burst
          }}
        />
        <output className={styles.result}>{lit && <b className="num">{words}</b>}</output>
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
  { transform: 'translateY(0)', opacity: 1 },
  { transform: 'translateY(-96px)', opacity: 1, offset: 0.85 },
  { transform: 'translateY(-104px)', opacity: 0 },
]
const bursting = [
  { transform: 'scale(0.05)', opacity: 1 },
  { transform: 'scale(1.06)', opacity: 1, offset: 0.55 },
  { transform: 'scale(1)', opacity: 1 },
]

function timingOf(delay: number): KeyframeAnimationOptions {
  return { duration: burstMs, delay, easing: 'cubic-bezier(0.16, 1, 0.3, 1)', fill: 'backwards' }
}
