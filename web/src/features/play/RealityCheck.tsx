import { useEffect, useState } from 'react'
import { goBack } from '../../browser/go-back.ts'
import { useText } from '../../i18n/use-text.ts'
import { useMoney } from '../../money/use-money.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { KeyValue, KeyValueList } from '../../ui/KeyValue.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { readNetResult } from './net-result.ts'
import styles from './RealityCheck.module.css'
import type { CheckMinutes } from './play-time.ts'
import { checkChoices } from './play-time.ts'

type RealityCheckProps = {
  startedAt: number
  minutes: CheckMinutes
  onMinutes: (minutes: CheckMinutes) => void
  onContinue: () => void
}

/** Says how long one has played and what it brought. Nothing goes on until it is answered. */
export function RealityCheck({ startedAt, minutes, onMinutes, onContinue }: RealityCheckProps) {
  const t = useText()
  const money = useMoney()
  const net = useNetResult(startedAt)
  const [played] = useState(() => Math.floor((Date.now() - startedAt) / 60_000))
  return (
    <Dialog
      open
      mustAnswer
      onClose={ignore}
      title={t('play.check')}
      text={t('play.checkNote')}
      actions={
        <>
          <Button look="brand" isBlock onClick={onContinue}>
            {t('play.checkContinue')}
          </Button>
          <Button look="outline" isBlock onClick={goBack}>
            {t('play.checkLeave')}
          </Button>
        </>
      }
    >
      <KeyValueList>
        <KeyValue name={t('play.checkTime')}>
          {t('play.checkMinutes', { minutes: played })}
        </KeyValue>
        <KeyValue name={t('play.checkResult')}>
          {net === null ? '…' : net === 'unknown' ? '–' : signed(net, money)}
        </KeyValue>
      </KeyValueList>
      <p className={styles.every}>{t('play.checkEvery')}</p>
      <Segmented
        label={t('play.checkEvery')}
        value={String(minutes)}
        onChange={(value) => onMinutes(checkChoices.find((one) => String(one) === value) ?? 60)}
        segments={checkChoices.map((one) => ({
          value: String(one),
          text: t('play.checkMinutes', { minutes: one }),
        }))}
      />
    </Dialog>
  )
}

function useNetResult(sinceMs: number): number | 'unknown' | null {
  const [net, setNet] = useState<number | 'unknown' | null>(null)
  useEffect(() => {
    let isLeft = false
    const tell = (result: number | 'unknown') => !isLeft && setNet(result)
    readNetResult(sinceMs).then(tell, () => tell('unknown'))
    return () => {
      isLeft = true
    }
  }, [sinceMs])
  return net
}

function signed(net: number, money: (amount: number) => string): string {
  return net > 0 ? `+${money(net)}` : net < 0 ? `−${money(-net)}` : money(0)
}

function ignore(): void {}
