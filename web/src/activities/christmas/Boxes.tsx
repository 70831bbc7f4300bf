import { depositPath } from '@parlour/contract/money.ts'
import { useRef } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { useShortMoney } from '../../money/use-money.ts'
import { itemArt } from '../../ui/art.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { SectionHeader } from '../../ui/SectionHeader.tsx'
import { playOn } from '../kit/motion.ts'
import { useRewardLines } from '../../rewards/use-reward-lines.ts'
import { useClaim } from '../kit/use-claim.ts'
import { useDraw } from '../kit/use-draw.ts'
import { type Christmas, reading } from './christmas.ts'
import styles from './Christmas.module.css'

const shakeMs = 520

/** Boxes for deposits: opened here, and their contents taken one by one. */
export function Boxes({ christmas }: { christmas: Christmas }) {
  const t = useText()
  const { boxesLeft, openBoxList } = christmas
  const box = useRef<HTMLImageElement>(null)
  const { draw, isDrawing } = useDraw('appChristmasUserOpen', {
    reading,
    showsRewards: false,
    play: () => playOn(box.current, shaking, { duration: shakeMs, easing: 'ease-in-out' }),
  })
  return (
    <section>
      <SectionHeader
        title={t('christmas.boxes')}
        aside={t('christmas.left', { count: boxesLeft })}
      />
      <Card className={styles.boxes}>
        <div className={styles.boxRow}>
          <img ref={box} src={itemArt('ny-box')} alt="" width="72" height="72" />
          <BoxFacts christmas={christmas} />
          <Button
            look="iris"
            size="sm"
            isLoading={isDrawing}
            disabled={boxesLeft === 0 && !isDrawing}
            onClick={() => draw({})}
          >
            {t('christmas.open')}
          </Button>
        </div>
        <ul className={styles.opened} aria-live="polite">
          {openBoxList.map((one) => (
            <OpenedBox key={one.boxId} box={one} />
          ))}
        </ul>
      </Card>
    </section>
  )
}

const shaking = [0, -9, 9, -7, 7, 0].map((degrees) => ({ transform: `rotate(${degrees}deg)` }))

function BoxFacts({ christmas }: { christmas: Christmas }) {
  const t = useText()
  const money = useShortMoney()
  const { depositPerBox, depositLeft, boxesADay, boxesToday } = christmas
  const today = t('christmas.boxesToday', { used: boxesToday, count: boxesADay })
  return (
    <div className={styles.boxFacts}>
      <b>{t('christmas.perBox', { amount: money(depositPerBox) })}</b>
      <small className="num">{today}</small>
      {depositLeft > 0 && (
        <>
          <Progress
            value={depositPerBox - depositLeft}
            max={depositPerBox}
            label={today}
            size="thin"
          />
          <small>
            <a href={depositPath} className={styles.deposit}>
              {t('christmas.nextBox', { amount: money(depositLeft) })}
            </a>
          </small>
        </>
      )}
    </div>
  )
}

/** What came out of a box; it stays here until it is taken. */
function OpenedBox({ box }: { box: Christmas['openBoxList'][number] }) {
  const t = useText()
  const [line] = useRewardLines(box.rewards)
  const { claim, isClaiming } = useClaim('appChristmasUserReceive', { reading })
  const amount = line?.amountText ?? ''
  return (
    <li className={styles.contents}>
      <img src={itemArt(line?.item ?? 'coin')} alt="" width="40" height="40" />
      <b className="num">{t('christmas.inside', { amount })}</b>
      <Button
        look="brand"
        size="sm"
        isLoading={isClaiming}
        aria-label={t('christmas.takeOf', { amount })}
        onClick={() => claim({ boxId: box.boxId })}
      >
        {t('christmas.take')}
      </Button>
    </li>
  )
}
