import { useEffect } from 'react'
import { onServerEvent } from '../../browser/server-events.ts'
import { Answer } from '../../calls/Answer.tsx'
import { refreshCall } from '../../calls/answer-store.ts'
import { send } from '../../calls/api.ts'
import { useCallPages } from '../../calls/call-pages.ts'
import { useText } from '../../i18n/use-text.ts'
import { LoadMore } from '../../ui/LoadMore.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import { Hours } from './Hours.tsx'
import { TalkForm } from './TalkForm.tsx'
import { TalkLine } from './TalkLine.tsx'
import styles from './TalkPage.module.css'

/** What the player and support write to each other. It stays, whenever the page is left. */
export function TalkPage() {
  const t = useText()
  const asked = useCallPages('getTalk', {})
  const newestFirst = asked.data?.pages.flatMap(({ lineList }) => lineList)
  const hasUnseen = newestFirst?.some(({ by, isRead }) => by === 'support' && !isRead) ?? false
  useEffect(() => onServerEvent('talk', () => void refreshCall('getTalk')), [])
  // One that stays unseen is told again when the page is opened next.
  useEffect(() => {
    if (hasUnseen) void send('markTalkRead', {}).catch(() => null)
  }, [hasUnseen])
  return (
    <div className={styles.page}>
      <p className={styles.hours}>
        <Hours />
      </p>
      <Answer asked={{ ...asked, data: newestFirst }}>
        {(lines) =>
          lines.length === 0 ? (
            <EmptyState title={t('help.talkEmpty')} text={t('help.talkEmptyNote')} />
          ) : (
            <>
              {asked.hasNextPage && (
                <LoadMore
                  text={t('help.talkOlder')}
                  isLoading={asked.isFetching}
                  onMore={() => void asked.fetchNextPage()}
                />
              )}
              <ol className={styles.lines} aria-live="polite">
                {lines.toReversed().map((line) => (
                  <li key={line.id} className={styles[line.by]}>
                    <TalkLine line={line} />
                  </li>
                ))}
              </ol>
            </>
          )
        }
      </Answer>
      <TalkForm />
    </div>
  )
}
