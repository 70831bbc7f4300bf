import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/Button.tsx'
import { TrashIcon } from '../../ui/icons.ts'
import styles from './ChoiceBar.module.css'

type ChoiceBarProps = {
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

/** Most mails that one call deletes. */
const mostChosen = 100

/** Which mails are chosen for deletion; null while nothing is being chosen. */
export function useChoice() {
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null)
  return {
    chosen,
    start: () => setChosen(new Set()),
    end: () => setChosen(null),
    choose: (ids: readonly number[]) => setChosen(new Set(ids.slice(0, mostChosen))),
    toggle: (id: number, isChosen: boolean) => {
      const next = new Set(chosen)
      if (isChosen && next.size < mostChosen) next.add(id)
      else next.delete(id)
      setChosen(next)
    },
  }
}
