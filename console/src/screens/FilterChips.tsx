import { type ReactNode, useState } from 'react'
import { useText } from '../i18n/texts.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { Written } from '../ui/read-form.ts'
import { useKeys } from '../ui/use-keys.ts'

type Props = {
  /** What is filtered by: the name in the address, and how it reads. */
  chosen: readonly (readonly [name: string, text: string])[]
  /** The key that asks for more. */
  letter?: string
  /** What was written, as the address holds it. */
  toAddress: (written: Written) => Record<string, string | null>
  show: (next: Record<string, string | null>) => void
  /** The fields of the question. */
  children: ReactNode
}

const fromTheTop = { open: null, cursor: null }

/** What a list is filtered by, each to be taken off, and the question that asks for more. */
export function FilterChips({ chosen, letter, toAddress, show, children }: Props) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  useKeys(letter === undefined ? {} : { [letter]: () => setAsking(true) })
  const keep = (written: Written) => {
    setAsking(false)
    show({ ...toAddress(written), ...fromTheTop })
  }
  return (
    <>
      {chosen.map(([name, text]) => (
        <button
          key={name}
          type="button"
          className="chip on"
          title={t('filter.off', { filter: text })}
          onClick={() => show({ [name]: null, ...fromTheTop })}
        >
          {text}
          <Icon name="x" />
        </button>
      ))}
      <button type="button" className="chip add" onClick={() => setAsking(true)}>
        {t('filter.title')}
        {letter !== undefined && <kbd>{letter}</kbd>}
      </button>
      {isAsking && (
        <Dialog
          title={t('filter.title')}
          lead={t('filter.lead')}
          confirm={t('filter.now')}
          onConfirm={keep}
          onClose={() => setAsking(false)}
        >
          {children}
        </Dialog>
      )}
    </>
  )
}
