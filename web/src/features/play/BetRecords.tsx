import type { CallInput, CallOutput } from '../../calls/api.ts'
import { dateTimeText } from '../../i18n/format.ts'
import { useLocale, useText } from '../../i18n/use-text.ts'
import { Answer } from '../../calls/Answer.tsx'
import { useCallPages } from '../../calls/call-pages.ts'
import { startPath } from '../../games/lists.ts'
import { useMoney } from '../../money/use-money.ts'
import { gameArt } from '../../ui/art.ts'
import { Button } from '../../ui/Button.tsx'
import { KeyValue, KeyValueList } from '../../ui/KeyValue.tsx'
import { ListRow } from '../../ui/ListRow.tsx'
import { LoadMore } from '../../ui/LoadMore.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import styles from './BetsPage.module.css'
import { roundPath, statusTexts } from './round-words.ts'
import { useRoundGame } from './use-round-game.ts'

type Round = CallOutput<'betRecord'>['roundList'][number]

/** The player's rounds that match with their sums, newest first. */
export function BetRecords({ filter }: { filter: CallInput<'betRecord'> }) {
  const t = useText()
  const money = useMoney()
  const asked = useCallPages('betRecord', filter)
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = asked
  const more = () => void fetchNextPage()
  return (
    <Answer asked={{ ...asked, data: asked.data?.pages }}>
      {(pages) => {
        const rounds = pages.flatMap((page) => page.roundList)
        const total = pages[0]?.total
        if (rounds.length === 0 && !hasNextPage)
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

/** A finished round leads to its result; an unfinished one back into its game. */
function RoundRow({ round }: { round: Round }) {
  const locale = useLocale()
  const nameOf = useRoundGame()
  const isOpen = round.status === 'open'
  return (
    <ListRow
      image={gameArt(round.gameId).thumb}
      title={nameOf(round)}
      text={<span className="num">{dateTimeText(round.openTime, locale)}</span>}
      end={isOpen ? <OpenEnd round={round} /> : <RoundEnd round={round} />}
      {...(!isOpen && { href: roundPath(round.roundId) })}
    />
  )
}

function OpenEnd({ round }: { round: Round }) {
  const t = useText()
  const money = useMoney()
  return (
    <span className={styles.end}>
      {round.canResume && (
        <Button size="xs" look="brand" href={startPath(round.gameId)}>
          {t('play.resume')}
        </Button>
      )}
      <small className="num">{t('play.stake', { money: money(round.stake) })}</small>
    </span>
  )
}

function RoundEnd({ round: { status, stake, win } }: { round: Round }) {
  const t = useText()
  const money = useMoney()
  if (status !== 'settled') return <span className={styles.status}>{t(statusTexts[status])}</span>
  return (
    <span className={styles.end}>
      <b className={win > stake ? styles.up : ''}>{money(win)}</b>
      <small className="num">{t('play.stake', { money: money(stake) })}</small>
    </span>
  )
}
