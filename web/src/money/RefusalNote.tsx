import { useText } from '../i18n/use-text.ts'
import { Button } from '../ui/Button.tsx'
import { Note } from '../ui/Note.tsx'
import { WarningIcon } from '../ui/icons.ts'
import styles from './RefusalNote.module.css'
import type { Explained } from './refusals.ts'

export function RefusalNote({ refusal }: { refusal: Explained | null }) {
  const t = useText()
  return (
    <div role="alert">
      {refusal && (
        <Note tone="bad" icon={WarningIcon}>
          {t(refusal.text)}
          {refusal.href !== undefined && refusal.action !== undefined && (
            <Button size="xs" href={refusal.href} className={styles.action}>
              {t(refusal.action)}
            </Button>
          )}
        </Note>
      )}
    </div>
  )
}
