import type { CallOutput } from '../../calls/api.ts'
import { useText } from '../../i18n/use-text.ts'
import { useMoney, useShortMoney } from '../../money/use-money.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { isActive } from '../activity.ts'
import { activities } from '../index.ts'
import { ActivityAnswer } from '../kit/ActivityAnswer.tsx'
import { ActivityFrame } from '../kit/ActivityFrame.tsx'
import { ConditionList } from '../kit/ConditionList.tsx'
import { TeamBoard } from '../kit/TeamBoard.tsx'
import { TeamNumbers } from '../kit/TeamNumbers.tsx'
import { useActivity } from '../kit/use-activity.ts'
import { useClaim } from '../kit/use-claim.ts'
import { useViewer } from '../use-viewer.ts'
import styles from './Agent.module.css'

const reading = 'agentData'
type Agent = CallOutput<typeof reading>

/** What the player's team has earned them, who is in it, and how to invite. */
export function AgentPage() {
  const t = useText()
  const asked = useActivity(reading, { days: 30, limit: 1 })
  const { activityMap } = useViewer()
  const isReplaced = activityMap !== null && isActive(activityMap, 'Agent5')
  return (
    <ActivityAnswer asked={asked}>
      {(agent) => (
        <ActivityFrame
          name="Agent"
          title={t('title.agent')}
          text={t('agent.text')}
          hero={<Balance agent={agent} isReplaced={isReplaced} />}
        >
          {isReplaced && <Replaced />}
          <ConditionList />
          <TeamBoard
            team={agent}
            rates={agent.rates}
            from="agent"
            statement={reading}
            earnings={<Numbers agent={agent} />}
          />
          {!isReplaced && (
            <Note tone="info">
              {t('agent.conditions', { time: agent.readyAt, rate: agent.betRate })}
            </Note>
          )}
        </ActivityFrame>
      )}
    </ActivityAnswer>
  )
}

/** While the team programme runs it alone pays; what is here can still be taken. */
function Replaced() {
  const t = useText()
  return (
    <Note tone="warn">
      <p>{t('agent.replaced')}</p>
      <Button size="sm" href={activities.Agent5.path} className={styles.onward}>
        {t('agent.toTeam')}
      </Button>
    </Note>
  )
}

type BalanceProps = { agent: Agent; isReplaced: boolean }

function Balance({ agent: { balance, minExchange }, isReplaced }: BalanceProps) {
  const t = useText()
  const money = useMoney()
  const short = useShortMoney()
  const { claim, isClaiming } = useClaim('agent3Exchange', {
    reading,
    refusals: { belowMinimum: 'agent.belowMinimum' },
  })
  return (
    <div className={styles.balance}>
      <span className={styles.label}>{t('agent.balance')}</span>
      <b className={`num ${styles.amount}`}>{money(balance)}</b>
      {/* Nothing will ever come to it again. */}
      {isReplaced && balance === 0 ? null : (
        <Button
          look="brand"
          isBlock
          isLoading={isClaiming}
          disabled={balance < minExchange && !isClaiming}
          onClick={() => claim({})}
        >
          {balance < minExchange
            ? t('agent.from', { amount: short(minExchange) })
            : t('agent.take', { amount: money(balance) })}
        </Button>
      )}
    </div>
  )
}

function Numbers({ agent }: { agent: Agent }) {
  const t = useText()
  const money = useMoney()
  const { today, todayChange, memberCount, newMemberCount, activeMemberCount, totalEarned } = agent
  const change = `${todayChange < 0 ? '−' : '+'}${money(Math.abs(todayChange))}`
  return (
    <TeamNumbers
      numbers={[
        {
          name: t('agent.today'),
          value: money(today),
          note: todayChange === 0 ? undefined : t('agent.change', { amount: change }),
        },
        {
          name: t('agent.members'),
          value: String(memberCount),
          note: t('agent.activeNew', { active: activeMemberCount, joined: newMemberCount }),
        },
        { name: t('agent.total'), value: money(totalEarned) },
      ]}
    />
  )
}
