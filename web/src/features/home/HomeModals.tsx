import {
  type ActivityName,
  activityTypes,
  isActivityName,
} from '@parlour/contract/activity-types.ts'
import { gameTypes } from '@parlour/contract/game-types.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { hrefOf } from '../../activities/links.ts'
import { useViewer } from '../../activities/use-viewer.ts'
import { logEvent } from '../../browser/event-log.ts'
import { wasTouched } from '../../browser/first-touch.ts'
import { goTo } from '../../browser/navigation.ts'
import { loginPathFrom } from '../../browser/return-path.ts'
import { preview } from '../../browser/preview.ts'
import { local } from '../../browser/storage.ts'
import { findLeft } from '../../deposit/left-order.ts'
import { useOpenSheet } from '../../games/open-sheet.ts'
import { withTexts } from '../../i18n/texts.ts'
import { useBilingual, useText } from '../../i18n/use-text.ts'
import { useIsLoggedIn } from '../../session/store.ts'
import { useIsGreen, useSite } from '../../site/store.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import {
  closeModal,
  modalRanks,
  offerModal,
  useIsModalShown,
  useModalQueue,
} from '../../ui/modal-queue.ts'
import { lazyPiece } from '../../ui/Piece.tsx'
import { Pressable } from '../../ui/Pressable.tsx'
import { AppOffer } from './AppOffer.tsx'
import styles from './HomeModals.module.css'
import { addShown, listPopups, type Notice } from './popup-notices.ts'
import { markShown } from './shown-offers.ts'
import { useOpenTab } from './use-open-tab.ts'

const ActivityOverlay = lazyPiece(
  () => import('../../activities/ActivityOverlay.tsx'),
  (module) => module.ActivityOverlay,
)

const RechargeUpdate = lazyPiece(
  () => import('./RechargeUpdate.tsx'),
  (module) => module.RechargeUpdate,
)

const ActivityLayer = lazyPiece(
  () => withTexts(['activity', 'rewards'], import('./ActivityLayer.tsx')),
  (module) => module.ActivityLayer,
)

/** Whoever looks at a draft of home wants to see home. */
export function HomeModals() {
  return preview ? null : <Modals />
}

/** The notices' pop-up, whichever activity's modal has its turn, and the floating icons. */
function Modals() {
  const offer = useModalQueue(({ shown, holds }) => (holds.length > 0 ? null : shown))
  const { name = '', turn = 0 } = offer ?? {}
  const isLoggedIn = useIsLoggedIn()
  const isGreen = useIsGreen()
  const [left] = useState(findLeft)
  const { tabId } = useOpenTab()
  return (
    <>
      <NoticePopup />
      {isLoggedIn && left !== null && <RechargeUpdate orderId={left} />}
      {isActivityName(name) && <Turn key={name + turn} name={name} turn={turn} />}
      {isLoggedIn && !isGreen && <ActivityLayer hasFloats={tabId === gameTypes.home} />}
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
  useEffect(() => {
    logEvent('active_interface_show', { interfaceId: activityTypes[name], showType: 1 })
  }, [name])
  // Who follows a link out of it has seen it: it does not wait for the way back.
  useEffect(() => () => closeIfLeft(name, turn), [name, turn])
  return isLoggedIn ? <ActivityOverlay name={name} onClose={() => close(name)} /> : null
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

const none: readonly Notice[] = []

/** Pictures of what is new; closing remembers them as seen. */
function NoticePopup() {
  const t = useText()
  const listed = useSite(({ config }) => config?.appNoticeConfigList ?? none)
  const isOpen = useIsModalShown('notice')
  const [shownIds, setShownIds] = useState(readShown)
  const notices = listPopups(listed, shownIds, useViewer())
  const hasNews = notices.length > 0
  useEffect(() => {
    // Who came for a game has asked for something else.
    const isBusy = wasTouched() || useOpenSheet.getState().gameId !== null
    if (hasNews && !isBusy) offerModal({ name: 'notice', rank: modalRanks.notice })
  }, [hasNews])

  const dismiss = () => {
    const shown = addShown(readShown(), notices)
    local.setJson('SHOWN_NOTICES', shown)
    closeModal('notice')
    // The pictures stay until the dialog is gone.
    setTimeout(() => setShownIds(shown), 400)
  }
  return (
    <Dialog
      open={isOpen && hasNews}
      onClose={dismiss}
      title={t('home.noticeTitle')}
      closeLabel={t('common.close')}
      actions={
        <>
          <AppOffer />
          <Button look="neutral" isBlock onClick={dismiss}>
            {t('home.noticeClose')}
          </Button>
        </>
      }
    >
      <ul className={styles.notices}>
        {notices.map((notice) => (
          <PopupNotice key={notice.id} notice={notice} onFollow={dismiss} />
        ))}
      </ul>
    </Dialog>
  )
}

function PopupNotice({ notice, onFollow }: { notice: Notice; onFollow: () => void }) {
  const say = useBilingual()
  const href = hrefOf(notice.clickType, notice.clickAction) ?? `/notice/detail/${notice.id}`
  const isOurs = href.startsWith('/')
  const follow = (event: { preventDefault(): void }) => {
    if (!isOurs) return onFollow()
    event.preventDefault()
    onFollow()
    goTo(href)
  }
  return (
    <li>
      <Pressable className={styles.notice} href={href} onClick={follow}>
        <img src={notice.imgUrl2} alt="" width="1280" height="544" />
        <span>{say(notice.title, notice.titleEn)}</span>
      </Pressable>
    </li>
  )
}

function readShown(): number[] {
  const stored = local.findJson('SHOWN_NOTICES')
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : []
}
