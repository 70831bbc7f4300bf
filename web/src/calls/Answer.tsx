import type { ReactNode } from 'react'
import { useText } from '../i18n/use-text.ts'
import { Button } from '../ui/Button.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ErrorState, OfflineState } from '../ui/StateView.tsx'
import { NetworkFailure } from './api.ts'
import styles from './Answer.module.css'
import { failureText } from './show-failure.ts'

/** A question to the server, answered or not. */
export type AskedCall<Content> = {
  data: Content | undefined
  isError: boolean
  error: unknown
  refetch: () => unknown
}
type AnswerProps<Content> = {
  asked: AskedCall<Content>
  /** The shape of what is coming; a few plain bones without it. */
  waiting?: ReactNode
  children: (content: Content) => ReactNode
}

/** A part of a page that depends on a call: on its way, here, or why it does not come. */
export function Answer<Content>({ asked, waiting, children }: AnswerProps<Content>) {
  if (asked.data !== undefined) return children(asked.data)
  if (asked.isError) return <Failed error={asked.error} onRetry={asked.refetch} />
  return waiting ?? <Waiting />
}

function Waiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton className={styles.tall} />
      <Skeleton className={styles.bone} />
      <Skeleton className={styles.bone} />
      <Skeleton className={styles.bone} />
    </div>
  )
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const t = useText()
  const action = (
    <Button look="brand" onClick={() => void onRetry()}>
      {t('common.retry')}
    </Button>
  )
  if (error instanceof NetworkFailure && error.status === null)
    return (
      <OfflineState
        title={t('frame.offlinePage')}
        text={t('frame.offlinePageNote')}
        action={action}
      />
    )
  return <ErrorState title={t('frame.failed')} text={failureText(error)} action={action} />
}
