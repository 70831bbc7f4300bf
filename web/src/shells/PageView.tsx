import {
  Component,
  createElement,
  type ErrorInfo,
  type ReactNode,
  Suspense,
  use,
  useState,
} from 'react'
import { logBreak } from '../browser/event-log.ts'
import { useIsOnline } from '../browser/online.ts'
import { useText } from '../i18n/use-text.ts'
import { Button } from '../ui/Button.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ErrorState, OfflineState } from '../ui/StateView.tsx'
import { CurrentRoute } from './current-route.ts'
import { findPage, forgetPage, loadPage } from './page-loader.ts'
import styles from './PageView.module.css'
import type { Parameters, Route } from './router.ts'
import { isStaleCode, reloadOnce } from './stale-code.ts'

type PageViewProps = { route: Route; parameters: Parameters }

/** One page inside its own error boundary: what breaks it leaves the shell alone. */
export function PageView({ route, parameters }: PageViewProps) {
  const [attempt, setAttempt] = useState(0)
  const retry = () => {
    forgetPage(route)
    setAttempt(attempt + 1)
  }
  return (
    <CurrentRoute value={route}>
      <PageBoundary key={attempt} onRetry={retry}>
        <Suspense fallback={<PageSkeleton />}>
          <LoadedPage route={route} parameters={parameters} />
        </Suspense>
      </PageBoundary>
    </CurrentRoute>
  )
}

function LoadedPage({ route, parameters }: PageViewProps) {
  return createElement(findPage(route) ?? use(loadPage(route)), { parameters })
}

type Props = { onRetry: () => void; children: ReactNode }
type State = { error: unknown; hasFailed: boolean }

class PageBoundary extends Component<Props, State> {
  override state: State = { error: null, hasFailed: false }

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasFailed: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    if (isStaleCode(error) && reloadOnce(location.href)) return
    logBreak('page_failed', error, info.componentStack)
  }

  override render(): ReactNode {
    const { error, hasFailed } = this.state
    if (!hasFailed) return this.props.children
    // The browser remembers that it could not fetch a file: only a reload asks for it again.
    const retry = isStaleCode(error) ? () => location.reload() : this.props.onRetry
    return <FailedPage onRetry={retry} />
  }
}

/** Shown in a page's place when it could not be loaded or broke. */
function FailedPage({ onRetry }: { onRetry: () => void }) {
  const t = useText()
  const isOnline = useIsOnline()
  const retry = (
    <Button look="brand" onClick={onRetry}>
      {t('common.retry')}
    </Button>
  )
  return isOnline ? (
    <ErrorState title={t('frame.failed')} text={t('frame.failedNote')} action={retry} />
  ) : (
    <OfflineState title={t('frame.offlinePage')} text={t('frame.offlinePageNote')} action={retry} />
  )
}

/** For the way back to a page whose code is not here yet; visits forward wait for it instead. */
function PageSkeleton() {
  const t = useText()
  return (
    <div className={styles.page} role="status" aria-label={t('frame.loading')}>
      <Skeleton className={styles.block} />
      <Skeleton className={styles.line} />
      <Skeleton className={styles.block} />
      <Skeleton className={styles.line} />
    </div>
  )
}
