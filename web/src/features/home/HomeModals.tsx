import { type ActivityName, isActivityName } from '@parlour/contract/activity-types.ts'
import { lazy, useEffect, useEffectEvent } from 'react'
import { goTo } from '../../browser/navigation.ts'
import { loginPathFrom } from '../../browser/return-path.ts'
import { needTexts } from '../../i18n/texts.ts'
import { useIsLoggedIn } from '../../session/store.ts'
import { closeModal, useModalQueue } from '../../ui/modal-queue.ts'
import { useIsGreen } from '../../site/store.ts'
import { Piece } from '../../ui/Piece.tsx'
import { NoticePopup } from './NoticePopup.tsx'
import { markShown } from './shown-offers.ts'

const ActivityOverlay = lazy(() =>
  import('../../activities/ActivityOverlay.tsx').then((module) => ({
    default: module.ActivityOverlay,
  })),
)

const ActivityLayer = lazy(async () => {
  const [layer] = await Promise.all([
    import('./ActivityLayer.tsx'),
    needTexts(['activity', 'rewards']),
  ])
  return { default: layer.ActivityLayer }
})

/** The notices' pop-up, whichever activity's modal has its turn, and the floating icons. */
export function HomeModals() {
  const offer = useModalQueue(({ shown, holds }) => (holds.length > 0 ? null : shown))
  const { name = '', turn = 0 } = offer ?? {}
  const isLoggedIn = useIsLoggedIn()
  const isGreen = useIsGreen()
  return (
    <>
      <NoticePopup />
      {isActivityName(name) && <Turn key={name + turn} name={name} turn={turn} />}
      {isLoggedIn && !isGreen && (
        <Piece>
          <ActivityLayer />
        </Piece>
      )}
    </>
  )
}

function Turn({ name, turn }: { name: ActivityName; turn: number }) {
  const isLoggedIn = useIsLoggedIn()
  const sendToLogin = useEffectEvent(() => {
    closeModal(name)
    goTo(loginPathFrom('/lobby/home'))
  })
  useEffect(() => {
    if (!isLoggedIn) sendToLogin()
  }, [isLoggedIn])
  // Who follows a link out of it has seen it: it does not wait for the way back.
  useEffect(() => () => closeIfLeft(name, turn), [name, turn])
  return isLoggedIn ? (
    <Piece>
      <ActivityOverlay name={name} onClose={() => close(name)} />
    </Piece>
  ) : null
}

function close(name: ActivityName): void {
  markShown(name)
  closeModal(name)
}

/** It is still its turn, and no question stands before it: the page itself is gone. */
function closeIfLeft(name: ActivityName, turn: number): void {
  const { shown, holds } = useModalQueue.getState()
  if (shown?.name === name && (shown.turn ?? 0) === turn && holds.length === 0) close(name)
}
