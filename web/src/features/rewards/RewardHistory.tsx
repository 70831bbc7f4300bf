import type { CallOutput } from '../../calls/api.ts'
import { dateTimeText } from '../../i18n/format.ts'
import { useLocale, useText } from '../../i18n/use-text.ts'
import { Answer } from '../../calls/Answer.tsx'
import { useCallPages } from '../../calls/call-pages.ts'
import { useMoney } from '../../money/use-money.ts'
import { Card } from '../../ui/Card.tsx'
import { ListRow } from '../../ui/ListRow.tsx'
import { LoadMore } from '../../ui/LoadMore.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import styles from './RewardsPage.module.css'
import { sourceName } from '../../activities/source-name.ts'

type Entry = CallOutput<'appUserCoinDetail'>['entryList'][number]

/** The coins that rewards brought, newest first. */
export function RewardHistory() {
  const t = useText()
  const asked = useCallPages('appUserCoinDetail', { account: 'coin', kind: 'reward' })
  const rows = asked.data?.pages.flatMap(({ entryList }) => entryList)
  return (
    <Answer asked={{ ...asked, data: rows }}>
      {(entries) =>
        entries.length === 0 ? (
          <EmptyState title={t('reward.noHistory')} text={t('reward.noHistoryNote')} />
        ) : (
          <>
            <Card>
              {entries.map((entry) => (
                <Received key={entry.entryId} entry={entry} />
              ))}
            </Card>
            {asked.hasNextPage && (
              <LoadMore
                text={t('reward.more')}
                isLoading={asked.isFetching}
                onMore={() => void asked.fetchNextPage()}
              />
            )}
          </>
        )
      }
    </Answer>
  )
}

function Received({ entry: { source, time, change } }: { entry: Entry }) {
  const t = useText()
  const money = useMoney()
  const locale = useLocale()
  return (
    <ListRow
      title={t(sourceName(source))}
      text={<span className="num">{dateTimeText(time, locale)}</span>}
      end={<b className={`num ${styles.up}`}>+{money(change)}</b>}
    />
  )
}
