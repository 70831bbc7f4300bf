import type { CallOutput } from '../../api.ts'
import { dateTimeText } from '../../i18n/format.ts'
import { useLocale, useText } from '../../i18n/use-text.ts'
import { Answer } from '../../site/Answer.tsx'
import { useCallPages } from '../../site/call-pages.ts'
import { startPath } from '../../site/games.ts'
import { useMoney } from '../../site/use-money.ts'
import { Button } from '../../ui/Button.tsx'
import { KeyValue, KeyValueList } from '../../ui/KeyValue.tsx'
import { ListRow } from '../../ui/ListRow.tsx'
import { LoadMore } from '../../ui/LoadMore.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import styles from './BetsPage.module.css'

type Round = CallOutput<'betRecord'>['roundList'][number]
export type RoundFilter = 'all' | Round['status']

/** The player's rounds of one kind with their sums, newest first. */
export function BetRecords({ filter }: { filter: RoundFilter }) {
  const t = useText()
  const money = useMoney()
  const asked = useCallPages('betRecord', filter === 'all' ? {} : { status: filter })
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = asked
  const more = () => void fetchNextPage()
  return (
    <Answer asked={{ ...asked, data: asked.data?.pages }}>
      {(pages) => {
        const rounds = pages.flatMap((page) => page.roundList)
        const total = pages[0]?.total
        if (rounds.length === 0)
          return <EmptyState title={t('play.noRounds')} text={t('play.noRoundsNote')} />
        return (
          <>
            {total && (
              <KeyValueList>
                <KeyValue name={t('play.totalStake')}>{money(total.stake)}</KeyValue>
                <KeyValue name={t('play.totalWin')}>{money(total.win)}</KeyValue>
              </KeyValueList>
            )}
            <div className={styles.list}>
              {rounds.map((round) => (
                <RoundRow key={round.roundId} round={round} />
              ))}
            </div>
            {hasNextPage && !isFetchNextPageError && (
              <LoadMore text={t('play.more')} isLoading={isFetching} onMore={more} />
            )}
            {hasNextPage && isFetchNextPageError && (
              <Button look="outline" size="sm" isBlock onClick={more}>
                {t('common.retry')}
              </Button>
            )}
          </>
        )
      }}
    </Answer>
  )
}

const statusTexts = {
  open: 'play.open',
  settled: 'play.settled',
  rolledBack: 'play.rolledBack',
} as const

function RoundRow({ round }: { round: Round }) {
  const t = useText()
  const locale = useLocale()
  const money = useMoney()
  return (
    <ListRow
      title={round.gameName}
      text={
        <span className={styles.facts}>
          <span className="num">{dateTimeText(round.openTime, locale)}</span>
          <span className="num">{t('play.stake', { money: money(round.stake) })}</span>
          {round.status === 'settled' && (
            <span className="num">{t('play.win', { money: money(round.win) })}</span>
          )}
        </span>
      }
      end={<RoundEnd round={round} />}
    />
  )
}

function RoundEnd({ round }: { round: Round }) {
  const t = useText()
  if (round.canResume)
    return (
      <Button size="xs" look="brand" href={startPath(round.gameId)}>
        {t('play.resume')}
      </Button>
    )
  if (round.detailUrl === null)
    return <span className={styles.status}>{t(statusTexts[round.status])}</span>
  return (
    <a className={styles.detail} href={round.detailUrl} target="_blank" rel="noreferrer noopener">
      {t('play.detail')}
    </a>
  )
}
