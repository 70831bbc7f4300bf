import { activityTypes } from '@parlour/contract/activity-types.ts'
import { useState } from 'react'
import { refreshCall } from '../../calls/answer-store.ts'
import { DepositFlow } from '../../deposit/DepositFlow.tsx'
import { useText } from '../../i18n/use-text.ts'
import { useMoney, useShortMoney } from '../../money/use-money.ts'
import { useLegalFacts } from '../../site/legal/facts.ts'
import { itemArt } from '../../ui/art.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { CheckIcon } from '../../ui/icons.ts'
import { KeyValue, KeyValueList } from '../../ui/KeyValue.tsx'
import { Note } from '../../ui/Note.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { ActivityAnswer } from '../kit/ActivityAnswer.tsx'
import { Stage } from '../kit/Stage.tsx'
import { useActivity } from '../kit/use-activity.ts'
import { useClaim } from '../kit/use-claim.ts'
import { findClaimable, findNext, type Fund, reading, sumOf } from './fund.ts'
import styles from './Fund.module.css'

/** Steps of play that pay a reward each, once one takes part with a deposit. */
export function FundPanel() {
  const t = useText()
  const asked = useActivity(reading, {})
  const [isPaying, setPaying] = useState(false)
  return (
    <ActivityAnswer asked={asked}>
      {(fund) => (
        <>
          <Steps fund={fund} />
          {fund.isBought ? <ClaimStep fund={fund} /> : <Join {...fund} onJoin={setPaying} />}
          <Sums fund={fund} />
          <Note tone="info">{t('fund.conditions', { rate: fund.betRate })}</Note>
          {/* Outside of both: the order stays open while the fund becomes the player's. */}
          <DepositFlow
            open={isPaying}
            onClose={() => setPaying(false)}
            offer={{ actType: activityTypes.Fund, awardId: 1, amount: fund.price }}
            onChecked={() => void refreshCall(reading)}
          />
        </>
      )}
    </ActivityAnswer>
  )
}

/** The stairs, each step with its reward and what it asks for. */
function Steps({ fund }: { fund: Fund }) {
  const t = useText()
  const money = useShortMoney()
  return (
    <Stage title={t('fund.stage')} note={t('fund.steps')}>
      <ol
        className={styles.steps}
        aria-label={t('fund.steps')}
        style={{ '--steps': fund.tierList.length }}
      >
        {fund.tierList.map(({ from, bonus, status }, index) => (
          <li key={from} className={styles.step} data-status={status} style={{ '--at': index }}>
            <StepPicture status={status} isLast={index === fund.tierList.length - 1} />
            <b className="num">{money(bonus)}</b>
            <small className="num">{money(from)}</small>
            {status === 1 && <small>{t('fund.ready')}</small>}
            {status === 2 && (
              <small className={styles.done}>
                <CheckIcon className={styles.tick} />
                {t('fund.claimed')}
              </small>
            )}
          </li>
        ))}
      </ol>
      {fund.isBought && <WayToNext fund={fund} />}
    </Stage>
  )
}

/** What lies on a step: coins once claimed, a box while it waits, a chest on the last one. */
function StepPicture({ status, isLast }: { status: 0 | 1 | 2; isLast: boolean }) {
  if (status === 0 && !isLast) return null
  const item = status === 0 ? 'chest' : status === 1 ? 'ny-box' : 'coin'
  return <img src={itemArt(item)} alt="" width="40" height="40" />
}

function WayToNext({ fund }: { fund: Fund }) {
  const t = useText()
  const money = useShortMoney()
  const next = findNext(fund)
  if (!next) return <p className={styles.words}>{t('fund.allReached')}</p>
  const words = t('fund.next', { step: next.step, amount: money(next.left) })
  return (
    <div className={styles.way}>
      <p className={styles.words}>
        <span>{words}</span>
        <b className="num">{`${money(fund.wagered)} / ${money(next.from)}`}</b>
      </p>
      <Progress size="thick" value={fund.wagered} max={next.from} label={words} />
    </div>
  )
}

type JoinProps = Pick<Fund, 'price'> & { onJoin: (isPaying: true) => void }

function Join({ price, onJoin }: JoinProps) {
  const t = useText()
  const { depositRate } = useLegalFacts()
  const money = useShortMoney()
  return (
    <div className={styles.join}>
      <Button look="brand" isBlock onClick={() => onJoin(true)}>
        {t('fund.join', { price: money(price) })}
      </Button>
      <small>{t('fund.credited', { price: money(price), rate: depositRate })}</small>
    </div>
  )
}

function ClaimStep({ fund }: { fund: Fund }) {
  const t = useText()
  const money = useMoney()
  const { claim, isClaiming } = useClaim('appFundUserReceive', { reading })
  const open = findClaimable(fund)
  if (open)
    return (
      <Button
        look="brand"
        isBlock
        isLoading={isClaiming}
        onClick={() => claim({ from: open.from })}
      >
        {t('fund.claim', { step: open.step, amount: money(open.bonus) })}
      </Button>
    )
  if (findNext(fund)) return null
  return (
    <Button look="done" isBlock>
      {t('fund.complete')}
    </Button>
  )
}

function Sums({ fund }: { fund: Fund }) {
  const t = useText()
  const money = useMoney()
  const { claimed, all } = sumOf(fund)
  return (
    <Card look="flat">
      <KeyValueList>
        {fund.isBought && <KeyValue name={t('fund.paidIn')}>{money(fund.price)}</KeyValue>}
        {fund.isBought && <KeyValue name={t('fund.got')}>{money(claimed)}</KeyValue>}
        <KeyValue name={t('fund.all')}>{money(all)}</KeyValue>
      </KeyValueList>
    </Card>
  )
}
