import { useEffect } from 'react'
import { isActive } from '../../activities/activity.ts'
import { useActivities } from '../../activities/kit/activities-store.ts'
import { modalRanks, offerModal } from '../../ui/modal-queue.ts'
import { FloatingIcons } from './FloatingIcons.tsx'
import { listFloats } from './float-rules.ts'
import { isDue } from './shown-offers.ts'

/** What the player's open activities bring to home: the first charge's modal, and icons. */
export function ActivityLayer() {
  const state = useActivities()
  const hasFirstCharge = state !== null && isActive(state.activityMap, 'FirstCharge')
  useEffect(() => {
    if (hasFirstCharge && isDue('FirstCharge'))
      offerModal({ name: 'FirstCharge', rank: modalRanks.activity })
  }, [hasFirstCharge])
  return state && <FloatingIcons floats={listFloats(state)} />
}
