import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { useMoney } from '../../money/use-money.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { coinsFor, type Points, readPoints } from './points.ts'
import styles from './Points.module.css'
import { useSpend } from './use-spend.ts'

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
