import { useState } from 'react'
import { withTexts } from '../i18n/texts.ts'
import { lazyPiece } from '../ui/Piece.tsx'
import type { DepositPickerProps } from './DepositPicker.tsx'

const Picker = lazyPiece(
  () => withTexts(['deposit'], import('./DepositPicker.tsx')),
  (module) => module.DepositPicker,
)

/** A deposit from any page. Its code and words come when it is opened for the first time. */
export function DepositFlow(props: DepositPickerProps) {
  const [wasOpened, setWasOpened] = useState(props.open)
  if (props.open && !wasOpened) setWasOpened(true)
  return wasOpened ? <Picker {...props} /> : null
}
