import { useEffect, useState } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { useInstallQuestion } from '../../browser/install-prompt.ts'
import { getPlatform } from '../../browser/platform.ts'
import { local } from '../../browser/storage.ts'
import { useText } from '../../i18n/use-text.ts'
import { copyAndTell } from '../../site/copy-and-tell.ts'
import { useSiteName } from '../../site/store.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { CopyIcon, DownloadIcon } from '../../ui/icons.ts'
import { closeModal, modalRanks, offerModal, useIsModalShown } from '../../ui/modal-queue.ts'
import { hintsIos, offersInstall, tipsChrome } from './prompt-rules.ts'

const platform = getPlatform()

/** Puts the app on the home screen. Asked at most once a day. */
export function InstallOffer() {
  const t = useText()
  const siteName = useSiteName()
  const question = useInstallQuestion((kept) => kept.question)
  const [isDue] = useState(isDayOver)
  const isOpen = useHomeOffer('install', question !== null && isDue)
  const close = () => {
    local.setText('INSTALL_OFFERED_AT', String(Date.now()))
    closeModal('install')
  }
  const install = () => {
    close()
    void question?.prompt()
  }
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      closeLabel={t('common.close')}
      title={t('prompts.install', { siteName })}
      text={t('prompts.installNote')}
      actions={
        <>
          <Button look="brand" icon={DownloadIcon} isBlock onClick={install}>
            {t('prompts.installNow')}
          </Button>
          <Button look="outline" isBlock onClick={close}>
            {t('prompts.later')}
          </Button>
        </>
      }
    />
  )
}

/** How to put the app on the home screen where the browser cannot ask. Shown once. */
export function IosHint() {
  const t = useText()
  const siteName = useSiteName()
  const [isWanted] = useState(() => hintsIos(platform, local.findText('IOS_HINT_SHOWN') === '1'))
  const isOpen = useHomeOffer('iosHint', isWanted)
  useEffect(() => {
    if (isOpen) local.setText('IOS_HINT_SHOWN', '1')
  }, [isOpen])
  const close = () => closeModal('iosHint')
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      closeLabel={t('common.close')}
      title={t('prompts.install', { siteName })}
      text={t('prompts.iosNote')}
      actions={
        <Button look="brand" isBlock onClick={close}>
          {t('prompts.understood')}
        </Button>
      }
    />
  )
}

export function ChromeTip() {
  const t = useText()
  const [isOff, setOff] = useState(false)
  const isWanted = tipsChrome(platform, local.findText('CHROME_TIP_OFF') === '1')
  const isOpen = useHomeOffer('chromeTip', isWanted)
  const close = () => {
    if (isOff) local.setText('CHROME_TIP_OFF', '1')
    closeModal('chromeTip')
  }
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      closeLabel={t('common.close')}
      title={t('prompts.chrome')}
      text={t('prompts.chromeNote')}
      actions={
        <>
          <Button
            look="brand"
            icon={CopyIcon}
            isBlock
            onClick={() => void copyAndTell(location.origin)}
          >
            {t('prompts.copyAddress')}
          </Button>
          <Button look="outline" isBlock onClick={close}>
            {t('prompts.stayHere')}
          </Button>
        </>
      }
    >
      <Checkbox isChecked={isOff} onChange={setOff}>
        {t('prompts.noMore')}
      </Checkbox>
    </Dialog>
  )
}

/** Decided once when the app opens: the answer must not change under an open dialog. */
function isDayOver(): boolean {
  const offeredAtMs = Number(local.findText('INSTALL_OFFERED_AT') ?? 0)
  return offersInstall({ platform, hasQuestion: true, offeredAtMs, nowMs: Date.now() })
}

/** Joins the home page's queue when there is a reason to; true while it has its turn there. */
function useHomeOffer(name: keyof typeof modalRanks, isWanted: boolean): boolean {
  const isHome = usePathname() === '/lobby/home'
  const isShown = useIsModalShown(name)
  useEffect(() => {
    if (isWanted && isHome) offerModal({ name, rank: modalRanks[name] })
  }, [isWanted, isHome, name])
  return isShown && isHome
}
