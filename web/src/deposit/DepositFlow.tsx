import { lazy, useState } from 'react'
import { needTexts } from '../i18n/texts.ts'
import { Piece } from '../ui/Piece.tsx'
import type { Offer } from './types.ts'

export type DepositFlowProps = {
  open: boolean
  onClose: () => void
  /** What the deposit is made for, when an activity asks for it. */
  offer?: Offer | undefined
  /** Asks for the recharge-done check when the order is closed, and hears its answer. */
  onChecked?: (isRechargeDone: boolean) => void
}

const Picker = lazy(async () => {
  const [picker] = await Promise.all([import('./DepositPicker.tsx'), needTexts(['deposit'])])
  return { default: picker.DepositPicker }
})

/** A deposit from any page. Its code and words come when it is opened for the first time. */
export function DepositFlow(props: DepositFlowProps) {
  const [wasOpened, setWasOpened] = useState(props.open)
  if (props.open && !wasOpened) setWasOpened(true)
  return wasOpened ? (
    <Piece>
      <Picker {...props} />
    </Piece>
  ) : null
}
