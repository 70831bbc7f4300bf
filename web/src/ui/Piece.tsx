import {
  Component,
  type ComponentType,
  type ErrorInfo,
  lazy,
  type ReactNode,
  Suspense,
} from 'react'
import { logBreak } from '../browser/event-log.ts'

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

/** A component whose code comes when it is first drawn, in a piece of its own. */
export function lazyPiece<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  fallback?: ReactNode,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: pick(await load()) })) as ComponentType<Props>
  return function LazyPiece(props: Props) {
    return (
      <Piece fallback={fallback}>
        <Part {...props} />
      </Piece>
    )
  }
}
