import { depositPath } from '@parlour/contract/money.ts'
import { rewardIds } from '@parlour/contract/reward-items.ts'
import { useRef, useState } from 'react'
import type { CallOutput } from '../../calls/api.ts'
import { useText } from '../../i18n/use-text.ts'
import { useMoney, useShortMoney } from '../../money/use-money.ts'
import { itemArt } from '../../ui/art.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Note } from '../../ui/Note.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { ActivityAnswer } from '../kit/ActivityAnswer.tsx'
import { ActivitySheet } from '../kit/ActivitySheet.tsx'
import { ConditionList } from '../kit/ConditionList.tsx'
import { Countdown } from '../kit/Countdown.tsx'
import { DrawHistory } from '../kit/DrawHistory.tsx'
import { playOn } from '../kit/motion.ts'
import { Stage } from '../kit/Stage.tsx'
import { useActivity } from '../kit/use-activity.ts'
import { useDraw } from '../kit/use-draw.ts'
import styles from './RedPacket.module.css'

const reading = 'appRedPacketUser'
type Rain = CallOutput<typeof reading>

/** The rain that is open or comes next: any packet, the same chance. */
export function RedPacketPanel() {
  const asked = useActivity(reading, {})
  return (
    <ActivityAnswer asked={asked}>
      {(rain) => (
        <>
          <RainToPlay rain={rain} onTurn={() => void asked.refetch()} />
          <DrawHistory
            nextSeedHash={rain.nextSeedHash}
            draws={rain.packetList.map((packet) => ({
              ...packet,
              propList: [{ id: rewardIds.coin, count: packet.amount, betRate: rain.betRate }],
            }))}
          />
        </>
      )}
    </ActivityAnswer>
  )
}

/** The same over any page; what was opened before, and how it is proved, is on the detail page. */
export function RedPacketModal({ onClose }: { onClose: () => void }) {
  const t = useText()
  const asked = useActivity(reading, {})
  return (
    <ActivitySheet asked={asked} title={t('redPacket.title')} onClose={onClose}>
      {(rain) => (
        <div className={styles.sheet}>
          <RainToPlay rain={rain} onTurn={() => void asked.refetch()} />
          <Button isBlock href="/reward/detail/22">
            {t('redPacket.details')}
          </Button>
        </div>
      )}
    </ActivitySheet>
  )
}

function RainToPlay({ rain, onTurn }: RainStageProps) {
  const t = useText()
  return (
    <>
      <ConditionList />
      <RainStage rain={rain} onTurn={onTurn} />
      {!rain.isQualified && <WhatIsMissing rain={rain} />}
      <Note tone="info">{t('redPacket.conditions', { rate: rain.betRate })}</Note>
    </>
  )
}

type RainStageProps = { rain: Rain; onTurn: () => void }

function RainStage({ rain, onTurn }: RainStageProps) {
  const t = useText()
  const money = useShortMoney()
  const isOpen = rain.startsAt <= rain.serverTime && rain.serverTime < rain.endsAt
  const range = { level: rain.vip, min: money(rain.min), max: money(rain.max) }
  return (
    <Stage
      light="red"
      title={t(titleOf(rain, isOpen))}
      note={t('redPacket.times', { times: rain.times.join(' · ') })}
    >
      <p className={styles.clock}>
        {t(isOpen ? 'redPacket.closesIn' : 'redPacket.startsIn')}{' '}
        <Countdown expireTime={isOpen ? rain.endsAt : rain.startsAt} onEnd={onTurn} />
      </p>
      {rain.status === 1 ? <Packets rain={rain} /> : <RestingPackets rain={rain} />}
      <div className={styles.facts}>
        <b>{t('redPacket.range', range)}</b>
        <small>{t('redPacket.sameChance')}</small>
        {isOpen && <Pool rain={rain} />}
      </div>
    </Stage>
  )
}

function titleOf({ status, poolLeft, max }: Rain, isOpen: boolean) {
  if (status === 2) return 'redPacket.opened'
  if (isOpen && poolLeft < max) return 'redPacket.usedUp'
  if (status === 1) return 'redPacket.pick'
  return isOpen ? 'redPacket.raining' : 'redPacket.soon'
}

const places = Array.from({ length: 8 }, (_, index) => index)
const openMs = 700

/** Packets to tap. Which one, and how fast, makes no difference. */
function Packets({ rain }: { rain: Rain }) {
  const t = useText()
  const [chosen, choose] = useState<number | null>(null)
  const sky = useRef<HTMLUListElement>(null)
  const { draw, isDrawing } = useDraw('appRedPacketUserOpen', {
    reading,
    play: () =>
      playOn(
        sky.current?.querySelector('[data-chosen]') ?? null,
        [{ transform: 'scale(1)' }, { transform: 'scale(1.5) rotate(8deg)', opacity: 0.2 }],
        { duration: openMs, easing: 'ease-in' },
      ),
  })
  const open = (place: number): void => {
    choose(place)
    draw({ rainId: rain.rainId })
  }
  return (
    <>
      <ul className={styles.sky} ref={sky}>
        {places.map((place) => (
          <li key={place} style={{ '--place': place }}>
            <button
              type="button"
              className={styles.packet}
              data-chosen={place === chosen || undefined}
              disabled={isDrawing}
              onClick={() => open(place)}
              aria-label={t('redPacket.packet', { number: place + 1 })}
            >
              <img src={itemArt('red-packet')} alt="" />
            </button>
          </li>
        ))}
      </ul>
      <Button look="brand" isBlock isLoading={isDrawing} onClick={() => open(middlePlace)}>
        {t('redPacket.pickForMe')}
      </Button>
    </>
  )
}

const middlePlace = 3

/** Nothing to tap now; what came out of this rain, if it was opened. */
function RestingPackets({ rain }: { rain: Rain }) {
  const t = useText()
  const money = useMoney()
  const [latest] = rain.packetList
  return (
    <div className={styles.resting}>
      <img src={itemArt(rain.status === 2 ? 'coin' : 'red-packet')} alt="" />
      {rain.status === 2 && latest && (
        <output className={styles.result}>
          {t('redPacket.got', { amount: money(latest.amount) })}
        </output>
      )}
    </div>
  )
}

function Pool({ rain: { pool, poolLeft } }: { rain: Rain }) {
  const t = useText()
  const money = useShortMoney()
  const words = t('redPacket.pool', { left: money(poolLeft), pool: money(pool) })
  return (
    <div className={styles.pool}>
      <span className="num">{words}</span>
      <Progress value={poolLeft} max={pool} label={words} />
    </div>
  )
}

/** Either of the two is enough. */
function WhatIsMissing({ rain }: { rain: Rain }) {
  const t = useText()
  const money = useShortMoney()
  const { minDeposit, depositLeft, minWagered, wagerLeft } = rain
  const deposit = t('redPacket.depositLeft', { amount: money(depositLeft) })
  const wager = t('redPacket.wagerLeft', { amount: money(wagerLeft) })
  return (
    <Card className={styles.missing}>
      <h3>{t('redPacket.missing')}</h3>
      <span>{deposit}</span>
      <Progress value={minDeposit - depositLeft} max={minDeposit} label={deposit} />
      <span>{wager}</span>
      <Progress value={minWagered - wagerLeft} max={minWagered} label={wager} />
      <Button isBlock href={depositPath}>
        {t('redPacket.deposit')}
      </Button>
    </Card>
  )
}
