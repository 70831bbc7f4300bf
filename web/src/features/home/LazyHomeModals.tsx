import { lazy, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '../../browser/when-idle.ts'

const HomeModals = lazy(() =>
  import('./HomeModals.tsx').then((module) => ({ default: module.HomeModals })),
)

/** What lies over home comes after home itself. */
export function LazyHomeModals() {
  const [isDue, setDue] = useState(false)
  useEffect(() => whenIdle(() => setDue(true)), [])
  return isDue ? (
    <Suspense>
      <HomeModals />
    </Suspense>
  ) : null
}
