import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { useShortMoney } from '../../money/use-money.ts'
import { ShareButton } from '../../sharing/ShareButton.tsx'
import { itemArt } from '../../ui/art.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { CheckIcon } from '../../ui/icons.ts'
import { Note } from '../../ui/Note.tsx'
import { SectionHeader } from '../../ui/SectionHeader.tsx'
import { ActivityAnswer } from '../kit/ActivityAnswer.tsx'
import { ActivityFrame } from '../kit/ActivityFrame.tsx'
import { ConditionList } from '../kit/ConditionList.tsx'
import { DrawHistory } from '../kit/DrawHistory.tsx'
import { FriendList } from '../kit/FriendList.tsx'
import { InviteCard } from '../kit/InviteCard.tsx'
import { OddsTable } from '../kit/OddsTable.tsx'
import { useRewardLines } from '../../rewards/use-reward-lines.ts'
import { useActivity } from '../kit/use-activity.ts'
import { useClaim } from '../kit/use-claim.ts'
import { type AgentCount, findNextStep, reading, type Step } from './agent-count.ts'
import { ScratchCard } from './ScratchCard.tsx'
import styles from './AgentCount.module.css'

/** Rewards for a number of friends, and a card to scratch for each of them. */
export function AgentCountPage() {
  const t = useText()
  const asked = useActivity(reading, {})
  return (
    <ActivityAnswer asked={asked}>
      {(mine) => (
        <ActivityFrame name="AgentCount" title={t('title.agentCount')} text={t('agentCount.text')}>
          <ConditionList />
          <Scratches mine={mine}>
            <Steps mine={mine} />
            <InviteCard from="agentCount" {...mine} />
            <Card className={styles.friends}>
              <SectionHeader title={t('inviteSpin.friends')} />
              <FriendList call="agent4InviteRows" />
            </Card>
          </Scratches>
          <Note tone="info">{t('agentCount.conditions', { rate: mine.betRate })}</Note>
        </ActivityFrame>
      )}
    </ActivityAnswer>
  )
}

type ScratchesProps = { mine: AgentCount; children: ReactNode }

/** The card on its stage with its odds, what is beside it, and those scratched so far. */
function Scratches({ mine, children }: ScratchesProps) {
  const t = useText()
  const asked = useActivity('agent4Lottery', {})
  return (
    <ActivityAnswer asked={asked}>
      {({ scratchesLeft, oddsList, drawList, nextSeedHash }) => (
        <>
          <div className={styles.columns}>
            <div className={styles.side}>
              <ScratchCard
                left={scratchesLeft}
                friends={mine.validInvites}
                nextSeedHash={nextSeedHash}
              >
                <ShareButton isBlock>{t('agentCount.invite')}</ShareButton>
              </ScratchCard>
              <Card>
                <OddsTable odds={oddsList} />
              </Card>
            </div>
            <div className={styles.side}>{children}</div>
          </div>
          <DrawHistory draws={drawList} nextSeedHash={nextSeedHash} />
        </>
      )}
    </ActivityAnswer>
  )
}

function Steps({ mine }: { mine: AgentCount }) {
  const t = useText()
  const next = findNextStep(mine)
  const aside = next
    ? t('agentCount.way', { done: mine.validInvites, total: next.invites })
    : t('agentCount.all')
  return (
    <section>
      <SectionHeader title={t('agentCount.steps')} aside={aside} />
      <ul className={styles.steps}>
        {mine.awardList.map((step) => (
          <StepTile key={step.invites} step={step} />
        ))}
      </ul>
    </section>
  )
}

function StepTile({ step: { invites, rewards, status } }: { step: Step }) {
  const t = useText()
  const [line] = useRewardLines(rewards)
  const { claim, isClaiming } = useClaim('agent4Award', { reading })
  const money = useShortMoney()
  const amount = line?.amountText ?? ''
  return (
    <li className={styles.step} data-status={status}>
      <img src={itemArt(invites < 5 ? 'coin' : 'gift-blue')} alt="" width="48" height="48" />
      <b className="num">{line?.item === 'coin' ? money(rewards[0]?.count ?? 0) : amount}</b>
      <small className="num">{t('agentCount.people', { count: invites })}</small>
      {status === 1 && (
        <Button
          look="brand"
          size="xs"
          isLoading={isClaiming}
          aria-label={t('agentCount.claimOf', { amount })}
          onClick={() => claim({ invites })}
        >
          {t('agentCount.claim')}
        </Button>
      )}
      {status === 2 && (
        <small className={styles.done}>
          <CheckIcon className={styles.tick} />
          {t('agentCount.claimed')}
        </small>
      )}
    </li>
  )
}
