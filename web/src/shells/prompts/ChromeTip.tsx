import { useState } from 'react'
import { getPlatform } from '../../browser/platform.ts'
import { local } from '../../browser/storage.ts'
import { useText } from '../../i18n/use-text.ts'
import { copyAndTell } from '../../site/copy-and-tell.ts'
import { closeModal } from '../../ui/modal-queue.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { CopyIcon } from '../../ui/icons.ts'
import { tipsChrome } from './prompt-rules.ts'
import { useHomeOffer } from './use-home-offer.ts'

const platform = getPlatform()

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
