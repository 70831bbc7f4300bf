import type { ActivityName } from '@parlour/contract/activity-types.ts'
import { createElement, Suspense, use } from 'react'
import { needTexts } from '../i18n/texts.ts'
import { type ActivityModal, activityModals } from './modals.ts'

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
  const modal = activityModals[name]
  if (!modal) return loadNone()
  try {
    const words = needTexts(['activity', 'items', ...modal.texts])
    const [code] = await Promise.all([modal.load(), words])
    return code
  } catch {
    // Another tap may have more luck.
    loading.delete(name)
    return loadNone()
  }
}

const loadNone = () => import('./NoModal.tsx').then((module) => module.NoModal)
