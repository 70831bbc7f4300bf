import { Component, type ErrorInfo, type ReactNode, Suspense } from 'react'
import { logBreak } from '../browser/log-break.ts'

type PieceProps = {
  children: ReactNode
  /** Stands in its place while its code is on the way. */
  fallback?: ReactNode
}

/** A part whose code comes by itself. One that cannot come is left out: the rest goes on. */
export class Piece extends Component<PieceProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    logBreak('piece_failed', error, info.componentStack)
  }

  override render(): ReactNode {
    if (this.state.hasFailed) return null
    return <Suspense fallback={this.props.fallback}>{this.props.children}</Suspense>
  }
}
