import { type ActivityName, isActivityName } from '@parlour/contract/activity-types.ts'
import { createElement, Suspense, use } from 'react'
import { type ActivityModal, getActivityView } from '../../activities/index.ts'
import { closeModal, useModalQueue } from '../../site/modal-queue.ts'
import { NoticePopup } from './NoticePopup.tsx'

/** The notices' pop-up, and whichever activity's modal has its turn. */
export function HomeModals() {
  const shown = useModalQueue(
    ({ shown: turn, holds }) => (holds.length > 0 ? '' : turn?.name) ?? '',
  )
  return (
    <>
      <NoticePopup />
      {isActivityName(shown) && (
        <Suspense>
          <ActivityOverlay key={shown} name={shown} />
        </Suspense>
      )}
    </>
  )
}

const loaded = new Map<ActivityName, Promise<ActivityModal | null>>()

function ActivityOverlay({ name }: { name: ActivityName }) {
  const Modal = use(loadModal(name))
  return Modal && createElement(Modal, { onClose: () => closeModal(name) })
}

function loadModal(name: ActivityName): Promise<ActivityModal | null> {
  const load = async () => {
    const modal = await getActivityView(name)
      .modal?.()
      .catch(() => null)
    // Nothing to show: whoever waits behind it has its turn.
    if (!modal) closeModal(name)
    return modal ?? null
  }
  const underway = loaded.get(name) ?? load()
  loaded.set(name, underway)
  return underway
}
