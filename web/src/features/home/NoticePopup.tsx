import { useEffect, useState } from 'react'
import { goTo } from '../../browser/navigation.ts'
import { local } from '../../browser/storage.ts'
import { useBilingual } from '../../i18n/use-bilingual.ts'
import { useText } from '../../i18n/use-text.ts'
import { hrefOf } from '../../activities/links.ts'
import { closeModal, modalRanks, offerModal, useIsModalShown } from '../../ui/modal-queue.ts'
import { useSite } from '../../site/store.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Pressable } from '../../ui/Pressable.tsx'
import { AppOffer } from './AppOffer.tsx'
import styles from './NoticePopup.module.css'
import { addShown, listPopups, type Notice } from './popup-notices.ts'

const name = 'notice'
const none: readonly Notice[] = []

/** Pictures of what is new; closing remembers them as seen. */
export function NoticePopup() {
  const t = useText()
  const listed = useSite(({ config }) => config?.appNoticeConfigList ?? none)
  const isOpen = useIsModalShown(name)
  const [shownIds, setShownIds] = useState(readShown)
  const notices = listPopups(listed, shownIds)
  const hasNews = notices.length > 0
  useEffect(() => {
    if (hasNews) offerModal({ name, rank: modalRanks.notice })
  }, [hasNews])

  const close = () => {
    const shown = addShown(readShown(), notices)
    local.setJson('SHOWN_NOTICES', shown)
    closeModal(name)
    // The pictures stay until the dialog is gone.
    setTimeout(() => setShownIds(shown), 400)
  }
  return (
    <Dialog
      open={isOpen && hasNews}
      onClose={close}
      title={t('home.noticeTitle')}
      closeLabel={t('common.close')}
      actions={
        <>
          <AppOffer />
          <Button look="neutral" isBlock onClick={close}>
            {t('home.noticeClose')}
          </Button>
        </>
      }
    >
      <ul className={styles.notices}>
        {notices.map((notice) => (
          <PopupNotice key={notice.id} notice={notice} onFollow={close} />
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
