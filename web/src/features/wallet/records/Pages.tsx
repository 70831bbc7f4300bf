import type { ReactNode } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { Answer } from '../../../calls/Answer.tsx'
import { Button } from '../../../ui/Button.tsx'
import { LoadMore } from '../../../ui/LoadMore.tsx'
import { EmptyState } from '../../../ui/StateView.tsx'
import styles from '../Wallet.module.css'

type Asked = {
  isError: boolean
  error: unknown
  hasNextPage: boolean
  isFetching: boolean
  isFetchNextPageError: boolean
  refetch: () => unknown
  fetchNextPage: () => unknown
}
type PagesProps<Row> = { asked: Asked; rows: Row[] | undefined; children: (row: Row) => ReactNode }

/** A long list: it loads on while one scrolls, and says so when it is empty or cut off. */
export function Pages<Row>({ asked, rows, children }: PagesProps<Row>) {
  const t = useText()
  return (
    <Answer asked={{ ...asked, data: rows }}>
      {(all) =>
        all.length === 0 ? (
          <EmptyState title={t('wallet.noRecords')} text={t('wallet.noRecordsNote')} />
        ) : (
          <>
            <div className={styles.list}>{all.map(children)}</div>
            <More asked={asked} />
          </>
        )
      }
    </Answer>
  )
}

function More({ asked }: { asked: Asked }) {
  const t = useText()
  const more = () => void asked.fetchNextPage()
  if (!asked.hasNextPage) return null
  // After a failure it waits to be asked: trying again by itself would not end.
  if (asked.isFetchNextPageError)
    return (
      <Button look="outline" size="sm" isBlock isLoading={asked.isFetching} onClick={more}>
        {t('common.retry')}
      </Button>
    )
  return <LoadMore text={t('wallet.more')} isLoading={asked.isFetching} onMore={more} />
}
