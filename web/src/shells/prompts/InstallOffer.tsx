import { useState } from 'react'
import { useInstallQuestion } from '../../browser/install-prompt.ts'
import { getPlatform } from '../../browser/platform.ts'
import { local } from '../../browser/storage.ts'
import { useText } from '../../i18n/use-text.ts'
import { closeModal } from '../../ui/modal-queue.ts'
import { useSiteName } from '../../site/store.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { DownloadIcon } from '../../ui/icons.ts'
import { offersInstall } from './prompt-rules.ts'
import { useHomeOffer } from './use-home-offer.ts'

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

/** Decided once when the app opens: the answer must not change under an open dialog. */
function isDayOver(): boolean {
  const offeredAtMs = Number(local.findText('INSTALL_OFFERED_AT') ?? 0)
  return offersInstall({ platform, hasQuestion: true, offeredAtMs, nowMs: Date.now() })
}
