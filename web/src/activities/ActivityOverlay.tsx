import type { ActivityName } from '@parlour/contract/activity-types.ts'
import { createElement, Suspense, use } from 'react'
import type { ActivityModal } from './activity.ts'
import { loadView } from './views.ts'

type ActivityOverlayProps = { name: ActivityName; onClose: () => void }

/** The modal of an activity over any page; one that has none, or cannot come, closes at once. */
export function ActivityOverlay(props: ActivityOverlayProps) {
  return (
    <Suspense>
      <Loaded key={props.name} {...props} />
    </Suspense>
  )
}

const loading = new Map<ActivityName, Promise<ActivityModal>>()

function Loaded({ name, onClose }: ActivityOverlayProps) {
  return createElement(use(loadModal(name)), { onClose })
}

function loadModal(name: ActivityName): Promise<ActivityModal> {
  const underway = loading.get(name) ?? startLoading(name)
  loading.set(name, underway)
  return underway
}

async function startLoading(name: ActivityName): Promise<ActivityModal> {
  try {
    const { modal } = await loadView(name)
    return modal ?? loadNone()
  } catch {
    // Another tap may have more luck.
    loading.delete(name)
    return loadNone()
  }
}

const loadNone = () => import('./NoModal.tsx').then((module) => module.NoModal)
