import { useState } from 'react'
import { pointsText } from '../../i18n/format.ts'
import { useText } from '../../i18n/use-text.ts'
import { itemArt } from '../../ui/art.ts'
import { BottomSheet } from '../../ui/BottomSheet.tsx'
import { Button } from '../../ui/Button.tsx'
import { SectionHeader } from '../../ui/SectionHeader.tsx'
import { useClientSeed } from '../kit/fair-draw.ts'
import { OddsTable } from '../kit/OddsTable.tsx'
import type { Draw, Points } from './points.ts'
import styles from './Points.module.css'
import { useSpend } from './use-spend.ts'

/** The lucky draws, each with its price and its chances. */
export function DrawList({ points: { lottery, drawList, nextSeedHash } }: { points: Points }) {
  const t = useText()
  const [shown, setShown] = useState<Draw | null>(null)
  const [isOpen, setOpen] = useState(false)
  const { clientSeed, renewSeed } = useClientSeed()
  const { claim, claiming } = useSpend(renewSeed)
  const show = (draw: Draw): void => {
    setShown(draw)
    setOpen(true)
  }
  if (drawList.length === 0) return null
  return (
    <section>
      <SectionHeader title={t('points.draws')} />
      <ul className={styles.draws}>
        {drawList.map((draw) => (
          <li key={draw.id}>
            <DrawCard
              draw={draw}
              isDrawing={claiming?.kind === 'draw' && claiming.drawId === draw.id}
              canDraw={lottery >= draw.cost && claiming === null}
              hasEnough={lottery >= draw.cost}
              onDraw={() => claim({ kind: 'draw', drawId: draw.id, clientSeed })}
              onOdds={() => show(draw)}
            />
          </li>
        ))}
      </ul>
      <p className={styles.hash}>
        {t('points.nextHash')} <code>{nextSeedHash}</code>
      </p>
      <BottomSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('points.oddsOf', { points: pointsText(shown?.cost ?? 0) })}
        closeLabel={t('common.close')}
      >
        {shown && <OddsTable odds={shown.oddsList} />}
      </BottomSheet>
    </section>
  )
}

type DrawCardProps = {
  draw: Draw
  isDrawing: boolean
  canDraw: boolean
  hasEnough: boolean
  onDraw: () => void
  onOdds: () => void
}

function DrawCard({ draw, isDrawing, canDraw, hasEnough, onDraw, onOdds }: DrawCardProps) {
  const t = useText()
  const points = pointsText(draw.cost)
  const action = t(hasEnough ? 'points.draw' : 'points.notEnough')
  return (
    <article className={styles.draw} aria-label={t('points.drawFor', { points })}>
      <img src={itemArt('chest')} alt="" width="72" height="72" />
      <h3 className="num">{t('points.cost', { points })}</h3>
      <Button
        look="brand"
        size="sm"
        isBlock
        isLoading={isDrawing}
        disabled={!canDraw && !isDrawing}
        aria-label={t('points.actionFor', { action, points })}
        onClick={onDraw}
      >
        {action}
      </Button>
      <Button
        size="xs"
        onClick={onOdds}
        aria-label={t('points.actionFor', { action: t('points.odds'), points })}
      >
        {t('points.odds')}
      </Button>
    </article>
  )
}
