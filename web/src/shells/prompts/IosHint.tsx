import { useEffect, useState } from 'react'
import { getPlatform } from '../../browser/platform.ts'
import { local } from '../../browser/storage.ts'
import { useText } from '../../i18n/use-text.ts'
import { closeModal } from '../../ui/modal-queue.ts'
import { useSiteName } from '../../site/store.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { hintsIos } from './prompt-rules.ts'
import { useHomeOffer } from './use-home-offer.ts'

const platform = getPlatform()

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
