import { Answer } from '../../calls/Answer.tsx'
import { type CallOutput, send } from '../../calls/api.ts'
import { useCallPages } from '../../calls/call-pages.ts'
import { useText } from '../../i18n/use-text.ts'
import { useMoney, useShortMoney } from '../../money/use-money.ts'
import { Button } from '../../ui/Button.tsx'
import { LoadMore } from '../../ui/LoadMore.tsx'
import { Note } from '../../ui/Note.tsx'
import { ActivityAnswer } from '../kit/ActivityAnswer.tsx'
import { ActivityFrame } from '../kit/ActivityFrame.tsx'
import { ConditionList } from '../kit/ConditionList.tsx'
import { EarningsChart } from '../kit/EarningsChart.tsx'
import { InviteCard } from '../kit/InviteCard.tsx'
import { Statement } from '../kit/Statement.tsx'
import { readPages } from '../kit/statement-lines.ts'
import { TeamNumbers } from '../kit/TeamNumbers.tsx'
import { TeamTree } from '../kit/TeamTree.tsx'
import { useActivity } from '../kit/use-activity.ts'
import { useClaim } from '../kit/use-claim.ts'
import styles from './Agent.module.css'

const reading = 'agentData'
type Agent = CallOutput<typeof reading>

/** What the player's team has earned them, who is in it, and how to invite. */
export function AgentPage() {
  const t = useText()
  const asked = useActivity(reading, { days: 30, limit: 1 })
  return (
    <ActivityAnswer asked={asked}>
      {(agent) => (
        <ActivityFrame
          name="Agent"
          title={t('title.agent')}
          text={t('agent.text')}
          hero={<Balance agent={agent} />}
          ruleHref="/rule/agent"
        >
          <ConditionList />
          <div className={styles.columns}>
            <div className={styles.side}>
              <Numbers agent={agent} />
              <EarningsChart days={agent.dayList} />
            </div>
            <div className={styles.side}>
              <InviteCard from="agent" {...agent} />
              <TeamTree counts={agent.levelCounts} rates={agent.rates} members={agent.memberList} />
            </div>
          </div>
          <Lines />
          <Note tone="info">
            {t('agent.conditions', { time: agent.readyAt, rate: agent.betRate })}
          </Note>
        </ActivityFrame>
      )}
    </ActivityAnswer>
  )
}

function Balance({ agent: { balance, minExchange } }: { agent: Agent }) {
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

const input = { days: 7 } as const

/** The statement, read on as far as one scrolls. */
function Lines() {
  const t = useText()
  const asked = useCallPages(reading, input)
  return (
    <Answer asked={asked}>
      {({ pages }) => (
        <Statement
          lines={pages.flatMap(({ lineList }) => lineList).map(toLine)}
          readAll={async () => (await readPages(readPage)).map(toLine)}
        >
          {asked.hasNextPage && (
            <LoadMore
              text={t('agent.more')}
              isLoading={asked.isFetchingNextPage}
              onMore={() => void asked.fetchNextPage()}
            />
          )}
        </Statement>
      )}
    </Answer>
  )
}

function toLine(line: Agent['lineList'][number]) {
  return { kind: 'commission' as const, ...line }
}

function readPage(cursor: string | null) {
  return send(reading, { ...input, limit: 100, ...(cursor !== null && { cursor }) })
}
