import type { ReactNode } from 'react'
import { useText } from '../i18n/texts.ts'
import { Dialog } from './Dialog.tsx'
import { Field } from './Field.tsx'
import type { Written } from './read-form.ts'
import type { Acts } from './use-acts.ts'

type Props = {
  title: string
  lead: string
  confirm: string
  acts: Acts
  isDangerous?: boolean
  /** More to be filled in, above the reason. */
  children?: ReactNode
  onConfirm: (reason: string, written: Written) => void
}

/** Asks why, before something is done. */
export function ReasonDialog({ acts, children, onConfirm, isDangerous = true, ...texts }: Props) {
  const t = useText()
  return (
    <Dialog
      {...texts}
      isDangerous={isDangerous}
      fault={acts.fault}
      onConfirm={(written) => onConfirm(written['reason'] ?? '', written)}
      onClose={acts.leave}
    >
      {children}
      <Field
        label={t('common.reason')}
        name="reason"
        required
        maxLength={300}
        autoComplete="off"
        autoFocus
      />
    </Dialog>
  )
}
