import { type MutableKind, mutableKinds } from '@parlour/contract/note-kinds.ts'
import { refreshCall } from '../../calls/answer-store.ts'
import { send } from '../../calls/api.ts'
import { useCall } from '../../calls/queries.ts'
import { showFailure } from '../../calls/show-failure.ts'
import { usePress } from '../../calls/use-press.ts'
import { useText } from '../../i18n/use-text.ts'
import { Card } from '../../ui/Card.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { SectionHeader } from '../../ui/SectionHeader.tsx'
import styles from './Bell.module.css'
import { NoteList } from './NoteList.tsx'
import { PushKinds } from './PushKinds.tsx'

/** Everything the bell told in ninety days, and what it is to tell from now on. */
export function BellPage() {
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <NoteList />
      </div>
      <div className={styles.column}>
        <Kinds />
        <PushKinds />
      </div>
    </div>
  )
}

function Kinds() {
  const t = useText()
  const { data } = useCall('getNotes', { limit: 1 })
  const { isBusy, press } = usePress(async (muted: MutableKind[]) => {
    await send('setNoteKinds', { muted })
      .then(() => refreshCall('getNotes'))
      .catch(showFailure)
  })
  if (!data) return null
  const { muted } = data
  return (
    <section aria-labelledby="bell-kinds">
      <SectionHeader title={t('bell.kinds')} id="bell-kinds" />
      <Card className={styles.kinds}>
        {mutableKinds.map((kind) => (
          <Checkbox
            key={kind}
            isChecked={!muted.includes(kind)}
            disabled={isBusy}
            onChange={(isTold) =>
              press(isTold ? muted.filter((other) => other !== kind) : [...muted, kind])
            }
          >
            {t(`bell.kind.${kind}`)}
          </Checkbox>
        ))}
        <p className={styles.note}>{t('bell.kindsNote')}</p>
      </Card>
    </section>
  )
}
