import type { RewardItem } from '@parlour/contract/reward-items.ts'
import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { itemArt } from '../../ui/art.ts'
import { Button } from '../../ui/Button.tsx'
import { playOn } from '../kit/motion.ts'
import { useDrawnText } from '../kit/RewardItems.tsx'
import { useRewardLines } from '../../rewards/use-reward-lines.ts'
import { Stage } from '../kit/Stage.tsx'
import { useDraw } from '../kit/use-draw.ts'
import { coverColumns, coverRows, openShare, partsAt, reading } from './agent-count.ts'
import { refreshCall } from '../../calls/answer-store.ts'
import { Foil } from './Foil.tsx'
import styles from './AgentCount.module.css'

type ScratchCardProps = {
  left: number
  friends: number
  nextSeedHash: string
  /** What stands beside the button. */
  children: ReactNode
}

const partCount = coverColumns * coverRows
const fadeMs = 500

/** What a finger has done to the cover: the parts that are gone, and its strokes. */
type Scratched = { parts: ReadonlySet<number>; path: string }
const untouched: Scratched = { parts: new Set(), path: '' }

/**
 * A card under a cover that yields to a finger; the button, and so the keyboard, scratches it all.
 * What is under it is drawn by the server when more than half of the cover is gone.
 */
export function ScratchCard({ left, friends, nextSeedHash, children }: ScratchCardProps) {
  const t = useText()
  const cover = useRef<SVGSVGElement>(null)
  const [scratched, setScratched] = useState(untouched)
  const [won, setWon] = useState<readonly RewardItem[] | null>(null)
  const [isBare, setBare] = useState(false)
  const words = useDrawnText(won ?? [])
  const { draw, isDrawing } = useDraw('agent4Scratch', {
    reading: 'agent4Lottery',
    play: async ({ propList }) => {
      setWon(propList)
      const fade = { duration: fadeMs, fill: 'forwards' as const }
      await playOn(cover.current, [{ opacity: 1 }, { opacity: 0 }], fade)
      setBare(true)
      setScratched(untouched)
      void refreshCall(reading)
    },
  })
  const canScratch = left > 0 && !isDrawing
  const coverAgain = () => {
    setWon(null)
    setBare(false)
  }
  const open = () => {
    coverAgain()
    draw({})
  }
  const scratch = (event: PointerEvent<HTMLDivElement>) => {
    if (!canScratch || (event.pointerType === 'mouse' && event.buttons === 0)) return
    if (won) coverAgain()
    const box = event.currentTarget.getBoundingClientRect()
    const x = (event.clientX - box.left) / box.width
    const y = (event.clientY - box.top) / box.height
    const parts = new Set([...scratched.parts, ...partsAt(x, y)])
    const isNew = event.type === 'pointerdown' || scratched.path === ''
    setScratched({ parts, path: scratched.path + strokeTo(x, y, isNew) })
    if (parts.size >= partCount * openShare) open()
  }
  return (
    <Stage title={t('agentCount.stage')} note={t('agentCount.left', { count: left, friends })}>
      <div className={styles.ticket}>
        <output className={styles.ticketTitle}>{won ? words : t('agentCount.under')}</output>
        <div className={styles.foil} onPointerDown={scratch} onPointerMove={scratch}>
          <Prize won={won} />
          {!isBare && <Foil cover={cover} path={scratched.path} />}
        </div>
        <small className={styles.hash}>
          {t('agentCount.fixed')}{' '}
          <code>{`${nextSeedHash.slice(0, 4)}…${nextSeedHash.slice(-4)}`}</code>
        </small>
      </div>
      <div className={styles.acts}>
        <Button
          look="brand"
          isBlock
          isLoading={isDrawing}
          disabled={left === 0 && !isDrawing}
          onClick={open}
        >
          {t(left === 0 ? 'agentCount.noneLeft' : 'agentCount.scratch')}
        </Button>
        {children}
      </div>
    </Stage>
  )
}

/** A stroke goes on to a place, or begins there with a dot. */
function strokeTo(x: number, y: number, isNew: boolean): string {
  const place = `${Math.round(x * 220)} ${Math.round(y * 100)}`
  return isNew ? `M${place}h0` : `L${place}`
}

/** For the eye: the words stand above it. */
function Prize({ won }: { won: readonly RewardItem[] | null }) {
  const [line] = useRewardLines(won ?? [])
  return (
    <p className={styles.prize} aria-hidden="true">
      {line && <img src={itemArt(line.item)} alt="" width="72" height="72" />}
      {line && <b className="num">{line.amountText}</b>}
    </p>
  )
}
