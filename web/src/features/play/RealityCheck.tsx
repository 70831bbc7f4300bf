import { useEffect, useState } from 'react'
import { goBack } from '../../browser/navigation.ts'
import { send } from '../../calls/api.ts'
import { useText } from '../../i18n/use-text.ts'
import { useMoney } from '../../money/use-money.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { KeyValue, KeyValueList } from '../../ui/KeyValue.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import {
  checkChoices,
  type CheckMinutes,
  isCheckDue,
  keepCheckMinutes,
  noteChecked,
  noteSeen,
  openPlayTime,
  readCheckMinutes,
} from './play-time.ts'
import styles from './RealityCheck.module.css'

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

/** How long one has played, and whether it is time to say so. */
export function useRealityCheck() {
  const [time] = useState(() => openPlayTime(Date.now()))
  const [minutes, setMinutes] = useState(readCheckMinutes)
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    const look = () => {
      noteSeen(time, Date.now())
      if (isCheckDue(time, minutes, Date.now())) setIsDue(true)
    }
    const timer = setInterval(look, lookEveryMs)
    return () => clearInterval(timer)
  }, [time, minutes])
  return {
    startedAt: time.startedAt,
    minutes,
    isDue,
    choose(chosen: CheckMinutes) {
      keepCheckMinutes(chosen)
      setMinutes(chosen)
    },
    goOn() {
      noteChecked(time, Date.now())
      setIsDue(false)
    },
  }
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

const pageSize = 100

/** More rounds than anybody plays between two checks. */
const mostPages = 40

/** What play has brought or cost since then, open rounds at what they have cost so far. */
async function readNetResult(sinceMs: number): Promise<number> {
  let [net, cursor] = [0, undefined as string | undefined]
  for (let page = 0; page < mostPages; page++) {
    const { roundList, nextCursor } = await send('betRecord', { limit: pageSize, cursor })
    for (const { openTime, stake, win } of roundList) if (openTime >= sinceMs) net += win - stake
    const isPast = (roundList.at(-1)?.openTime ?? 0) < sinceMs
    if (nextCursor === null || isPast) break
    cursor = nextCursor
  }
  return net
}

const lookEveryMs = 5_000
