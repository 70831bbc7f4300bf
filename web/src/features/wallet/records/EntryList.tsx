import { type KeyboardEvent, useState } from 'react'
import { dateTimeText, pointsText } from '../../../i18n/format.ts'
import { useLocale, useText } from '../../../i18n/use-text.ts'
import { useCallPages } from '../../../calls/call-pages.ts'
import { useMoney } from '../../../money/use-money.ts'
import { classNames } from '../../../ui/class-names.ts'
import { ListRow } from '../../../ui/ListRow.tsx'
import type { Period } from '../../../site/periods.ts'
import { sourceOf } from '../sources.ts'
import styles from './Records.module.css'
import { EntryDetail } from './EntryDetail.tsx'
import { type Entry, type EntryKind, kindTexts, signed } from './entries.ts'
import { Pages } from './Pages.tsx'

export type Account = 'coin' | 'points' | 'safebox'

type EntryListProps = { account: Account; kind: EntryKind | null; period: Period }

/** Every change of a balance, newest first, and what is to be known of the chosen one. */
export function EntryList({ account, kind, period }: EntryListProps) {
  const asked = useCallPages('appUserCoinDetail', { account, ...(kind && { kind }), ...period })
  const entries = asked.data?.pages.flatMap((page) => page.entryList)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const chosen = entries?.find(({ entryId }) => entryId === chosenId) ?? null
  const isPoints = account === 'points'
  return (
    <div className={classNames(styles.list, chosen && styles.opened)} onKeyDown={moveInList}>
      <div>
        <Pages query={asked} rows={entries}>
          {(entry) => (
            <div key={entry.entryId} className={entry === chosen ? styles.chosen : undefined}>
              <EntryRow
                entry={entry}
                isPoints={isPoints}
                onOpen={() => setChosenId(entry.entryId)}
              />
            </div>
          )}
        </Pages>
      </div>
      <EntryDetail entry={chosen} isPoints={isPoints} onClose={() => setChosenId(null)} />
    </div>
  )
}

/** Up and down go from row to row. */
function moveInList(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-entry] button')]
  const next = rows[rows.findIndex((row) => row === document.activeElement) + step]
  if (!next || !rows.some((row) => row === document.activeElement)) return
  event.preventDefault()
  next.focus()
  next.click()
}

type EntryRowProps = { entry: Entry; isPoints: boolean; onOpen: () => void }

function EntryRow({ entry, isPoints, onOpen }: EntryRowProps) {
  const t = useText()
  const money = useMoney()
  const locale = useLocale()
  const write = isPoints ? pointsText : money
  const { change, balance, kind, source, time } = entry
  return (
    <div data-entry>
      <ListRow
        title={t(kindTexts[kind])}
        onClick={onOpen}
        text={
          <>
            <span className="num">{dateTimeText(time, locale)}</span>
            {source !== '' && <span className={styles.source}>{sourceOf(t, source)}</span>}
          </>
        }
        end={
          <span className={styles.end}>
            <b className={`num ${change > 0 ? styles.up : ''}`}>{signed(change, write)}</b>
            <small className="num">{t('deposit.balance', { money: write(balance) })}</small>
          </span>
        }
      />
    </div>
  )
}
