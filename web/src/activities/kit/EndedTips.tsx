import { useState } from 'react'
import { goBack } from '../../browser/navigation.ts'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

/** Says on a page that its activity is over; confirming leads back. */
export function EndedTips({ open = true }: { open?: boolean }) {
  const t = useText()
  const [isLeft, setLeft] = useState(false)
  const leave = (): void => {
    setLeft(true)
    goBack()
  }
  return (
    <Dialog
      open={open && !isLeft}
      onClose={leave}
      title={t('activity.tips')}
      text={t('activity.hasEnded')}
      mustAnswer
      actions={
        <Button look="brand" isBlock onClick={leave}>
          {t('activity.leave')}
        </Button>
      }
    />
  )
}
