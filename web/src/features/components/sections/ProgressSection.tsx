import { useState } from 'react'
import { itemArt, type ItemArt } from '../../../ui/art.ts'
import { Button } from '../../../ui/Button.tsx'
import { CountdownBlocks, CountdownPill } from '../../../ui/Countdown.tsx'
import { DayStrip } from '../../../ui/DayStrip.tsx'
import { Milestones } from '../../../ui/Milestones.tsx'
import { OrderTimeline } from '../../../ui/OrderTimeline.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import { RewardTile } from '../../../ui/RewardTile.tsx'
import { Stepper } from '../../../ui/Stepper.tsx'
import { Panel, Row } from '../Panel.tsx'
import { useSay } from '../use-say.ts'

const prizes: readonly ItemArt[] = ['coin', 'points', 'ny-box', 'coupon-fixed', 'chest']
const pointStates = ['done', 'done', 'claimable', 'locked', 'locked'] as const
const dayPrizes: readonly ItemArt[] = ['coin', 'coin', 'ny-box', 'coin', 'coin', 'ny-box', 'chest']
const dayStates = ['done', 'missed', 'now', 'later', 'later', 'later', 'later'] as const

export function ProgressSection() {
  const say = useSay()
  return (
    <Panel title={say('progress')} span={2}>
      <Progress value={64} max={100} label={say('turnover')} size="thick" valueText="64/100" />
      <Progress value={640} max={1000} label={say('level')} valueText="640/1,000" />
      <Progress value={3} max={10} label={say('task')} size="thin" valueText="3/10" />
      <Milestones
        label={say('task')}
        value={64}
        max={100}
        onClaim={() => undefined}
        milestones={prizes.map((item, place) => ({
          at: (place + 1) * 20,
          image: itemArt(item),
          state: pointStates[place] ?? 'locked',
          label: `${say('milestone')} ${(place + 1) * 20}`,
        }))}
      />
      <DayStrip
        label={say('week')}
        doneLabel={say('received')}
        days={dayPrizes.map((item, place) => ({
          day: place + 1,
          dayText: `${say('day')} ${place + 1}`,
          image: itemArt(item),
          prizeText: `+${(place + 1) * 5}`,
          state: dayStates[place] ?? 'later',
        }))}
      />
    </Panel>
  )
}

export function RewardsSection() {
  const say = useSay()
  return (
    <Panel title={say('rewards')} span={2}>
      <Row isTop>
        <RewardTile item="coin" amountText="300.00" text={say('turnoverX3')} />
        <RewardTile item="points" amountText="128" text={say('points')} />
        <RewardTile item="coupon-fixed" amountText="฿50" text={say('minimum')} />
        <RewardTile item="spin-token" amountText="×1" text={say('received')} state="got" />
        <RewardTile item="chest" amountText="?" text={say('lockedPrize')} state="locked" />
      </Row>
    </Panel>
  )
}

export function CountersSection() {
  const say = useSay()
  const [times, setTimes] = useState(3)
  const clock = {
    now: frozenNow,
    announce: (left: string) => `${say('leftSpoken')} ${left}`,
  }
  const steps = { lessLabel: say('less'), moreLabel: say('more'), min: 1, max: 99 }
  return (
    <Panel title={say('counters')}>
      <Row>
        <CountdownPill {...clock} endsAtMs={longMs} />
        <CountdownPill {...clock} endsAtMs={soonMs} format={(left) => `${say('left')} ${left}`} />
        <CountdownPill {...clock} endsAtMs={lastMs} />
      </Row>
      <CountdownBlocks
        {...clock}
        endsAtMs={blocksMs}
        hoursText={say('hours')}
        minutesText={say('minutes')}
        secondsText={say('secondsLong')}
      />
      <Row>
        <Stepper {...steps} label={say('times')} value={times} onChange={setTimes} />
        <Stepper {...steps} label={say('timesOff')} value={1} onChange={setTimes} disabled />
      </Row>
    </Panel>
  )
}

/** A clock that stands still, so that the page's picture is always the same. */
const frozenNow = () => 0

const longMs = ((23 * 60 + 41) * 60 + 9) * 1000
const soonMs = (9 * 60 + 42) * 1000
const lastMs = 38_000
const blocksMs = ((3 * 60 + 24) * 60 + 51) * 1000

export function OrderSection() {
  const say = useSay()
  const created = {
    id: 'created',
    state: 'done' as const,
    title: say('created'),
    text: <span className="num">14:32:08</span>,
  }
  return (
    <Panel title={say('order')}>
      <OrderTimeline
        label={say('order')}
        steps={[
          created,
          { id: 'waiting', state: 'now', title: say('waiting'), text: say('waitingText') },
          { id: 'checking', state: 'later', title: say('checking'), text: say('checkingText') },
          { id: 'credited', state: 'later', title: say('credited') },
        ]}
      />
      <OrderTimeline
        label={say('orderFailed')}
        steps={[
          created,
          {
            id: 'expired',
            state: 'failed',
            title: say('expired'),
            text: say('expiredText'),
            action: <Button size="xs">{say('newOrder')}</Button>,
          },
        ]}
      />
    </Panel>
  )
}
