import type { RewardItem } from '@parlour/contract/reward-items.ts'
import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { itemArt } from '../../ui/art.ts'
import { Button } from '../../ui/Button.tsx'
import { playOn } from '../kit/motion.ts'
import { useRewardLines } from '../kit/RewardItems.tsx'
import { Stage } from '../kit/Stage.tsx'
import { useDraw } from '../kit/use-draw.ts'
import { coverColumns, coverRows, openShare, partsAt, reading } from './agent-count.ts'
import { refreshCall } from '../../calls/answer-store.ts'
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

/**
 * A card under a cover that yields to a finger; the button, and so the keyboard, scratches it all.
 * What is under it is drawn by the server when more than half of the cover is gone.
 */
export function ScratchCard({ left, friends, nextSeedHash, children }: ScratchCardProps) {
  const t = useText()
  const cover = useRef<HTMLDivElement>(null)
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set())
  const [won, setWon] = useState<readonly RewardItem[] | null>(null)
  const { draw, isDrawing } = useDraw('agent4Scratch', {
    reading: 'agent4Lottery',
    play: async ({ propList }) => {
      setWon(propList)
      await playOn(cover.current, [{ opacity: 1 }, { opacity: 0 }], { duration: fadeMs })
      setGone(new Set())
      void refreshCall(reading)
    },
  })
  const canScratch = left > 0 && !isDrawing
  const open = () => {
    setWon(null)
    draw({})
  }
  const scratch = (event: PointerEvent<HTMLDivElement>) => {
    if (!canScratch || (event.pointerType === 'mouse' && event.buttons === 0)) return
    if (won) setWon(null)
    const { left: x, top: y, width, height } = event.currentTarget.getBoundingClientRect()
    const parts = partsAt((event.clientX - x) / width, (event.clientY - y) / height)
    const now = new Set([...gone, ...parts])
    setGone(now)
    if (now.size >= partCount * openShare) open()
  }
  return (
    <Stage title={t('agentCount.stage')} note={t('agentCount.left', { count: left, friends })}>
      <div className={styles.ticket}>
        <b className={styles.ticketTitle}>{t('agentCount.under')}</b>
        <div className={styles.foil} onPointerDown={scratch} onPointerMove={scratch}>
          <Prize won={won} />
          {!won && (
            <div ref={cover} className={styles.cover} aria-hidden="true">
              {Array.from({ length: partCount }, (_, part) => (
                <i key={part} data-gone={gone.has(part)} />
              ))}
            </div>
          )}
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

function Prize({ won }: { won: readonly RewardItem[] | null }) {
  const [line] = useRewardLines(won ?? [])
  return (
    <p className={styles.prize} aria-live="polite">
      {line && <img src={itemArt(line.item)} alt="" width="72" height="72" />}
      {line && <b className="num">{line.amountText}</b>}
    </p>
  )
}
