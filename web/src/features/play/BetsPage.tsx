import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { BetRecords, type RoundFilter } from './BetRecords.tsx'
import styles from './BetsPage.module.css'

/** Every round the player has played; the unfinished ones can be gone on with. */
export function BetsPage() {
  const t = useText()
  const [filter, setFilter] = useState<RoundFilter>('all')
  return (
    <div className={styles.page}>
      <Segmented<RoundFilter>
        label={t('play.status')}
        value={filter}
        onChange={setFilter}
        segments={[
          { value: 'all', text: t('play.allRounds') },
          { value: 'open', text: t('play.open') },
          { value: 'settled', text: t('play.settled') },
          { value: 'rolledBack', text: t('play.rolledBack') },
        ]}
      />
      <BetRecords key={filter} filter={filter} />
    </div>
  )
}
