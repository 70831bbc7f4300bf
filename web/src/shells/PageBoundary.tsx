import { Component, type ErrorInfo, type ReactNode } from 'react'
import { logBreak } from '../browser/log-break.ts'
import { FailedPage } from './FailedPage.tsx'
import { isStaleCode, reloadOnce } from './stale-code.ts'

type Props = { onRetry: () => void; children: ReactNode }
type State = { error: unknown; hasFailed: boolean }

export class PageBoundary extends Component<Props, State> {
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
