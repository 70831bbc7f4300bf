import type { ReactNode } from 'react'
import { Answer } from '../../calls/Answer.tsx'
import { type CallOutput, send } from '../../calls/api.ts'
import { useCallPages } from '../../calls/call-pages.ts'
import { useText } from '../../i18n/use-text.ts'
import { LoadMore } from '../../ui/LoadMore.tsx'
import { EarningsChart } from './EarningsChart.tsx'
import { InviteCard } from './InviteCard.tsx'
import { Statement } from './Statement.tsx'
import { readPages, type StatementLine } from './statement-lines.ts'
import styles from './TeamBoard.module.css'
import { TeamTree } from './TeamTree.tsx'

type StatementCall = 'agentData' | 'appAgent5UserLog'
type Team = Pick<
  CallOutput<'agentData' | 'appAgent5User'>,
  'dayList' | 'inviteCode' | 'levelCounts' | 'memberList' | 'shareUrl'
>

type TeamBoardProps = {
  team: Team
  rates: readonly number[]
  /** Where an invitation says it comes from. */
  from: string
  statement: StatementCall
  /** What is shown above the chart, and below the tree. */
  earnings: ReactNode
  members?: ReactNode
}

/** What a team has earned the player, who is in it, how to invite, and every line of it. */
export function TeamBoard({ team, rates, from, statement, earnings, members }: TeamBoardProps) {
  const { dayList, levelCounts, memberList, inviteCode, shareUrl } = team
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.side}>
          {earnings}
          <EarningsChart days={dayList} />
        </div>
        <div className={styles.side}>
          <InviteCard from={from} inviteCode={inviteCode} shareUrl={shareUrl} />
          <TeamTree counts={levelCounts} rates={rates} members={memberList} />
          {members}
        </div>
      </div>
      <Lines name={statement} />
    </>
  )
}

/** The statement, read on as far as one scrolls. */
function Lines({ name }: { name: StatementCall }) {
  const t = useText()
  const asked = useCallPages(name, {})
  return (
    <Answer asked={asked}>
      {({ pages }) => (
        <Statement
          lines={pages.flatMap(linesOf)}
          readAll={() =>
            readPages(async (cursor) => {
              const page = await send(name, { limit: 100, ...(cursor !== null && { cursor }) })
              return { lineList: linesOf(page), nextCursor: page.nextCursor }
            })
          }
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

/** Where nothing else is paid, a line says nothing of its kind. */
function linesOf({ lineList }: CallOutput<StatementCall>): StatementLine[] {
  return lineList.map((line) => ({ kind: 'commission', ...line }))
}
