import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/Button.tsx'
import { TrashIcon } from '../../ui/icons.ts'
import styles from './ChoiceBar.module.css'
import type { useChoice } from './use-choice.ts'

export type ChoiceBarProps = {
  choice: ReturnType<typeof useChoice>
  /** The shown mails that may be deleted. */
  deletable: readonly number[]
  onDelete: () => void
}

/** Begins choosing mails, and deletes the chosen ones. */
export function ChoiceBar({ choice, deletable, onDelete }: ChoiceBarProps) {
  const t = useText()
  const { chosen } = choice
  if (!chosen)
    return (
      <div className={styles.bar}>
        <span className={styles.note}>{t('mail.newestFirst')}</span>
        {deletable.length > 0 && (
          <Button size="xs" onClick={choice.start}>
            {t('mail.choose')}
          </Button>
        )}
      </div>
    )
  return (
    <div className={styles.bar} role="group" aria-label={t('mail.choose')}>
      <Button size="xs" onClick={() => choice.choose(deletable)}>
        {t('mail.chooseAll')}
      </Button>
      <span className={styles.space} />
      <Button size="xs" look="outline" onClick={choice.end}>
        {t('common.cancel')}
      </Button>
      <Button size="xs" look="bad" icon={TrashIcon} disabled={chosen.size === 0} onClick={onDelete}>
        {t('mail.deleteCount', { count: chosen.size })}
      </Button>
    </div>
  )
}
