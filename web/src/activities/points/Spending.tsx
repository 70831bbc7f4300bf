import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { useMoney } from '../../money/use-money.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { pointsText } from '../../i18n/format.ts'
import { itemArt } from '../../ui/art.ts'
import { BottomSheet } from '../../ui/BottomSheet.tsx'
import { SectionHeader } from '../../ui/SectionHeader.tsx'
import { useClientSeed } from '../kit/fair-draw.ts'
import { OddsTable } from '../kit/OddsTable.tsx'
import { coinsFor, type Draw, type Points, readPoints } from './points.ts'
import { useSpend } from './use-spend.ts'
import styles from './Points.module.css'

/** Turns points into coins, at the one rate there is. */
export function ExchangeForm({ points: { lottery, pointsPerCoin } }: { points: Points }) {
  const t = useText()
  const money = useMoney()
  const [typed, setTyped] = useState('')
  const { claim, isClaiming } = useSpend(() => setTyped(''))
  const owned = Math.floor(lottery / 100)
  const wanted = readPoints(typed)
  const problem = wanted > owned ? t('points.tooMany') : undefined
  const canExchange = wanted >= pointsPerCoin && !problem
  return (
    <Card look="cool" className={styles.exchange}>
      <h3 className={styles.title}>{t('points.exchange')}</h3>
      <TextField
        label={t('points.howMany')}
        hint={t('points.rate', { points: pointsPerCoin, coin: money(100) })}
        error={problem}
        inputMode="numeric"
        maxLength={9}
        isNumber
        value={typed}
        onChange={({ target }) => setTyped(target.value.replaceAll(/\D/g, ''))}
        end={
          <Button size="xs" onClick={() => setTyped(String(owned))} disabled={owned === 0}>
            {t('points.all')}
          </Button>
        }
      />
      <Button
        look="iris"
        isBlock
        isLoading={isClaiming}
        disabled={!canExchange && !isClaiming}
        onClick={() => claim({ kind: 'coins', points: wanted * 100 })}
      >
        {wanted >= pointsPerCoin
          ? t('points.exchangeFor', { amount: money(coinsFor(wanted, pointsPerCoin)) })
          : t('points.atLeast', { points: pointsPerCoin })}
      </Button>
    </Card>
  )
}

/** The lucky draws, each with its price and its chances. */
export function DrawList({ points: { lottery, drawList } }: { points: Points }) {
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
