import { useText } from '../i18n/use-text.ts'
import { copyAndTell } from '../site/copy-and-tell.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { CopyIcon } from '../ui/icons.ts'
import { KeyValue } from '../ui/KeyValue.tsx'
import styles from './CopyValue.module.css'

type CopyValueProps = { name: string; value: string; copied?: string }

/** A value one has to type elsewhere, with a button that copies it. */
export function CopyValue({ name, value, copied = value }: CopyValueProps) {
  const t = useText()
  return (
    <KeyValue name={name}>
      <span className={styles.copied}>{value}</span>
      <IconButton
        icon={CopyIcon}
        label={t('deposit.copy', { name })}
        isSmall
        onClick={() => void copyAndTell(copied)}
      />
    </KeyValue>
  )
}
