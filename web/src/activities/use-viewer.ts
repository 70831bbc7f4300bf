import { useMemo } from 'react'
import { useIsResting, useSession } from '../session/store.ts'
import type { Viewer } from './links.ts'

/** What is known of who looks, for what they are offered. */
export function useViewer(): Viewer {
  const hasMobile = useSession(({ user }) => Boolean(user?.mobile))
  const activityMap = useSession(({ details }) => details?.activityMap ?? null)
  const isResting = useIsResting()
  return useMemo(() => ({ hasMobile, activityMap, isResting }), [hasMobile, activityMap, isResting])
}
