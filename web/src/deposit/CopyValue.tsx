import { copyText } from '../browser/copy.ts'
import { useText } from '../i18n/use-text.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { CopyIcon } from '../ui/icons.ts'
import { KeyValue } from '../ui/KeyValue.tsx'
import { toast } from '../ui/toast.ts'
import styles from './OrderDetail.module.css'

type CopyValueProps = { name: string; value: string; copied?: string }

/** A value one has to type elsewhere, with a button that copies it. */
export function CopyValue({ name, value, copied = value }: CopyValueProps) {
  const t = useText()
  const copy = async (): Promise<void> => {
    if (await copyText(copied)) toast.show(t('common.copySucc'))
    else toast.error(t('common.copyFail'))
  }
  return (
    <KeyValue name={name}>
      <span className={styles.copied}>{value}</span>
      <IconButton
        icon={CopyIcon}
        label={t('deposit.copy', { name })}
        isSmall
        onClick={() => void copy()}
      />
    </KeyValue>
  )
}
