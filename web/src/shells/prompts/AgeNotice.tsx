import { useState } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { local } from '../../browser/storage.ts'
import { useText } from '../../i18n/use-text.ts'
import { useHold } from '../../ui/modal-queue.ts'
import { useIsGreen, useSite } from '../../site/store.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { asksAge } from './prompt-rules.ts'

/** Stands before everything in green mode until it is answered. */
export function AgeNotice() {
  const t = useText()
  const path = usePathname()
  const isGreen = useIsGreen()
  const age = useSite(({ config }) => config?.ageLimit ?? 21)
  const [isAccepted, setAccepted] = useState(() => local.findText('AGE_ACCEPTED') === '1')
  const isAsked = asksAge({ isGreen, isAccepted, path })
  useHold('age', isAsked)
  const accept = () => {
    local.setText('AGE_ACCEPTED', '1')
    setAccepted(true)
  }
  return (
    <Dialog
      open={isAsked}
      onClose={ignore}
      mustAnswer
      art="age21"
      title={t('prompts.age', { age })}
      text={t('prompts.ageNote', { age })}
      actions={
        <>
          <Button look="brand" isBlock onClick={accept}>
            {t('prompts.ageYes', { age })}
          </Button>
          <Button look="outline" isBlock onClick={leave}>
            {t('prompts.ageNo')}
          </Button>
        </>
      }
    />
  )
}

function ignore(): void {}

function leave(): void {
  location.replace('about:blank')
}
