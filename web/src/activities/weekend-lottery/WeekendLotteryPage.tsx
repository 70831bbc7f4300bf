import { depositPath } from '@parlour/contract/money.ts'
import type { RewardItem } from '@parlour/contract/reward-items.ts'
import { type ReactNode, useRef, useState } from 'react'
import type { CallOutput } from '../../calls/api.ts'
import { useText } from '../../i18n/use-text.ts'
import { useShortMoney } from '../../money/use-money.ts'
import { useIsLoggedIn } from '../../session/store.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { ActivityAnswer } from '../kit/ActivityAnswer.tsx'
import { ActivityFrame } from '../kit/ActivityFrame.tsx'
import { Countdown } from '../kit/Countdown.tsx'
import { DrawHistory } from '../kit/DrawHistory.tsx'
import { playOn } from '../kit/motion.ts'
import { useDrawnText } from '../kit/RewardItems.tsx'
import { Stage } from '../kit/Stage.tsx'
import { useActivity } from '../kit/use-activity.ts'
import { useDraw } from '../kit/use-draw.ts'
import { WinnerList } from '../kit/WinnerList.tsx'
import { RuleText } from '../rules/RuleText.tsx'
import { Drum } from './Drum.tsx'
import { hueOf, numberOf } from './drum-balls.ts'
import { writeRules } from './rules.ts'
import styles from './WeekendLottery.module.css'

type Lottery = CallOutput<'weekendLottery'>
type Own = CallOutput<'appWeekendLotteryUser'>
const reading = 'appWeekendLotteryUser'

/** The lottery of the weekend: anybody may look, who deposited draws. */
export function WeekendLotteryPage() {
  const t = useText()
  const money = useShortMoney()
  const isLoggedIn = useIsLoggedIn()
  const asked = useActivity('weekendLottery', {})
  return (
    <ActivityAnswer asked={asked}>
      {(lottery) => (
        <ActivityFrame
          name="WeekendLottery"
          title={t('weekendLottery.title')}
          text={t('weekendLottery.text', { amount: money(lottery.depositPerDraw) })}
          hero={<OpenClock lottery={lottery} onEnd={() => void asked.refetch()} />}
        >
          {isLoggedIn ? <OwnDraws lottery={lottery} /> : <GuestStage lottery={lottery} />}
        </ActivityFrame>
      )}
    </ActivityAnswer>
  )
}

function OpenClock({ lottery, onEnd }: { lottery: Lottery; onEnd: () => void }) {
  const t = useText()
  const { isOpen, opensAt, closesAt } = lottery
  return (
    <p className={styles.saved}>
      {t(isOpen ? 'weekendLottery.closesIn' : 'weekendLottery.opensIn')}{' '}
      <Countdown expireTime={isOpen ? closesAt : opensAt} onEnd={onEnd} />
    </p>
  )
}

function GuestStage({ lottery }: { lottery: Lottery }) {
  const t = useText()
  return (
    <>
      <LotteryStage lottery={lottery} note={t('weekendLottery.guest')}>
        <Button look="brand" isBlock href="/login">
          {t('weekendLottery.signIn')}
        </Button>
      </LotteryStage>
      <Told lottery={lottery} />
    </>
  )
}

function OwnDraws({ lottery }: { lottery: Lottery }) {
  const asked = useActivity(reading, {})
  return (
    <ActivityAnswer asked={asked}>
      {(own) => (
        <>
          <PlayerStage lottery={lottery} own={own} />
          <Told lottery={lottery} own={own} />
        </>
      )}
    </ActivityAnswer>
  )
}

type Played = { lottery: Lottery; own: Own }

function PlayerStage({ lottery, own }: Played) {
  const t = useText()
  const { drawsLeft, drawsSaved } = own
  const note = lottery.isOpen
    ? t('weekendLottery.left', { count: drawsLeft })
    : t('weekendLottery.closed')
  return (
    <DrawingStage lottery={lottery} own={own} note={note}>
      {drawsSaved > drawsLeft && (
        <p className={styles.saved}>{t('weekendLottery.saved', { count: drawsSaved })}</p>
      )}
      {lottery.isOpen && own.depositLeft > 0 && <WayToNext lottery={lottery} own={own} />}
    </DrawingStage>
  )
}

const turnMs = 2400
const rollMs = 500

/** The drum turns to what the server drew; then one ball rolls out. */
function DrawingStage({ lottery, own, note, children }: Played & StageParts) {
  const t = useText()
  const balls = useRef<SVGGElement>(null)
  const out = useRef<SVGGElement>(null)
  const [drawn, setDrawn] = useState<{ hue: string; won: readonly RewardItem[] } | null>(null)
  const words = useDrawnText(drawn?.won ?? [])
  const { draw, isDrawing } = useDraw('appWeekendLotteryUserOpen', {
    reading,
    play: async ({ prizeId, propList }) => {
      setDrawn(null)
      const turns = [{ transform: 'rotate(0)' }, { transform: 'rotate(1080deg)' }]
      await playOn(balls.current, turns, { duration: turnMs, easing: 'ease-in-out' })
      const line = lottery.oddsList.findIndex((one) => one.prizeId === prizeId)
      setDrawn({ hue: hueOf(line), won: propList })
      const roll = [{ transform: 'translateY(-40px)', opacity: 0 }, { opacity: 1 }]
      await playOn(out.current, roll, { duration: rollMs, easing: 'ease-out' })
    },
  })
  return (
    <Stage title={t('weekendLottery.stage')} note={note}>
      <Drum
        odds={lottery.oddsList}
        label={t('weekendLottery.drum')}
        balls={balls}
        out={out}
        rolledOut={drawn && { hue: drawn.hue, text: numberOf(drawn.won) }}
      />
      {lottery.isOpen && (
        <output className={styles.drawn}>{drawn && <b className="num">{words}</b>}</output>
      )}
      <div className={styles.acts}>
        {lottery.isOpen && (
          <Button
            look="brand"
            isBlock
            isLoading={isDrawing}
            disabled={own.drawsLeft === 0 && !isDrawing}
            onClick={() => draw({})}
          >
            {t(
              own.drawnToday >= lottery.drawsADay
                ? 'weekendLottery.tomorrow'
                : 'weekendLottery.draw',
            )}
          </Button>
        )}
        {children}
      </div>
    </Stage>
  )
}

type StageParts = { note: string; children: ReactNode }

function LotteryStage({ lottery, note, children }: { lottery: Lottery } & StageParts) {
  const t = useText()
  const balls = useRef<SVGGElement>(null)
  const out = useRef<SVGGElement>(null)
  const label = t('weekendLottery.drum')
  return (
    <Stage title={t('weekendLottery.stage')} note={note}>
      <Drum odds={lottery.oddsList} label={label} balls={balls} out={out} rolledOut={null} />
      <div className={styles.acts}>{children}</div>
    </Stage>
  )
}

function WayToNext({ lottery, own }: Played) {
  const t = useText()
  const money = useShortMoney()
  const { depositPerDraw, drawsADay } = lottery
  const words = t('weekendLottery.next', { amount: money(own.depositLeft) })
  return (
    <div className={styles.way}>
      <span>{words}</span>
      <Progress
        value={depositPerDraw - own.depositLeft}
        max={depositPerDraw}
        label={words}
        valueText={t('weekendLottery.today', { used: own.drawnToday, count: drawsADay })}
      />
      <Button isBlock href={depositPath}>
        {t('weekendLottery.deposit')}
      </Button>
    </div>
  )
}

/** What is true for everybody: terms, winners, and the rules with the odds. */
function Told({ lottery, own }: { lottery: Lottery; own?: Own }) {
  const t = useText()
  const { drawsADay, betRate, winnerList } = lottery
  return (
    <>
      <Note tone="info">{t('weekendLottery.conditions', { count: drawsADay, rate: betRate })}</Note>
      <RuleText name="WeekendLottery" write={writeRules} />
      <div className={styles.columns}>
        {own && <DrawHistory draws={own.drawList} nextSeedHash={own.nextSeedHash} />}
        <WinnerList winners={winnerList} />
      </div>
    </>
  )
}
