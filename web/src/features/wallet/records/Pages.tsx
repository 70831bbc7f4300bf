import type { ReactNode } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { Answer } from '../../../calls/Answer.tsx'
import { Button } from '../../../ui/Button.tsx'
import { LoadMore } from '../../../ui/LoadMore.tsx'
import { EmptyState } from '../../../ui/StateView.tsx'
import styles from '../Wallet.module.css'

type PageQuery = {
  isError: boolean
  error: unknown
  hasNextPage: boolean
  isFetching: boolean
  isFetchNextPageError: boolean
  refetch: () => unknown
  fetchNextPage: () => unknown
}
type PagesProps<Row> = {
  query: PageQuery
  rows: Row[] | undefined
  children: (row: Row) => ReactNode
}

/** A long list: it loads on while one scrolls, and says so when it is empty or cut off. */
export function Pages<Row>({ query, rows, children }: PagesProps<Row>) {
  const t = useText()
  return (
    <Answer asked={{ ...query, data: rows }}>
      {(all) =>
        all.length === 0 ? (
          <EmptyState title={t('wallet.noRecords')} text={t('wallet.noRecordsNote')} />
        ) : (
          <>
            <div className={styles.list}>{all.map(children)}</div>
            <More query={query} />
          </>
        )
      }
    </Answer>
  )
}

function More({ query }: { query: PageQuery }) {
  const t = useText()
  const more = () => void query.fetchNextPage()
  if (!query.hasNextPage) return null
  // After a failure it waits to be asked: trying again by itself would not end.
  if (query.isFetchNextPageError)
    return (
      <Button look="outline" size="sm" isBlock isLoading={query.isFetching} onClick={more}>
        {t('common.retry')}
      </Button>
    )
  return <LoadMore text={t('wallet.more')} isLoading={query.isFetching} onMore={more} />
}
