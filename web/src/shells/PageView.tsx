import { createElement, Suspense, use, useState } from 'react'
import { Route as Parameters } from 'wouter'
import { CurrentRoute } from './current-route.ts'
import { PageBoundary } from './PageBoundary.tsx'
import { findPage, forgetPage, loadPage } from './page-loader.ts'
import { PageSkeleton } from './PageSkeleton.tsx'
import type { Route } from './route.ts'

/** One page inside its own error boundary: what breaks it leaves the shell alone. */
export function PageView({ route }: { route: Route }) {
  const [attempt, setAttempt] = useState(0)
  const retry = () => {
    forgetPage(route)
    setAttempt(attempt + 1)
  }
  return (
    <CurrentRoute value={route}>
      <PageBoundary key={attempt} onRetry={retry}>
        <Suspense fallback={<PageSkeleton />}>
          {/* A kept page is shown without an address of its own: it cannot ask for parameters. */}
          {route.keepAlive ? (
            <LoadedPage route={route} />
          ) : (
            <Parameters path={route.path}>
              <LoadedPage route={route} />
            </Parameters>
          )}
        </Suspense>
      </PageBoundary>
    </CurrentRoute>
  )
}

function LoadedPage({ route }: { route: Route }) {
  return createElement(findPage(route) ?? use(loadPage(route)))
}
