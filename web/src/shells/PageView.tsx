import { createElement, Suspense, use, useState } from 'react'
import { CurrentRoute } from './current-route.ts'
import { PageBoundary } from './PageBoundary.tsx'
import { findPage, forgetPage, loadPage } from './page-loader.ts'
import { PageSkeleton } from './PageSkeleton.tsx'
import type { Parameters, Route } from './router.ts'

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
