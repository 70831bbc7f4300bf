import { lazy, useState } from 'react'
import { needTexts } from '../i18n/texts.ts'
import { Piece } from '../ui/Piece.tsx'
import type { DepositPickerProps } from './DepositPicker.tsx'

const Picker = lazy(async () => {
  const [picker] = await Promise.all([import('./DepositPicker.tsx'), needTexts(['deposit'])])
  return { default: picker.DepositPicker }
})

/** A deposit from any page. Its code and words come when it is opened for the first time. */
export function DepositFlow(props: DepositPickerProps) {
  const [wasOpened, setWasOpened] = useState(props.open)
  if (props.open && !wasOpened) setWasOpened(true)
  return wasOpened ? (
    <Piece>
      <Picker {...props} />
    </Piece>
  ) : null
}
