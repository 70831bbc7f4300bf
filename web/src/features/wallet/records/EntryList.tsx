import type { CallOutput } from '../../../calls/api.ts'
import { dateTimeText, pointsText } from '../../../i18n/format.ts'
import type { PlainTextKey } from '../../../i18n/texts.ts'
import { useLocale, useText } from '../../../i18n/use-text.ts'
import { useCallPages } from '../../../calls/call-pages.ts'
import { useMoney } from '../../../money/use-money.ts'
import { ListRow } from '../../../ui/ListRow.tsx'
import type { Period } from '../../../site/periods.ts'
import { sourceOf } from '../sources.ts'
import styles from './Records.module.css'
import { Pages } from './Pages.tsx'

export type Entry = CallOutput<'appUserCoinDetail'>['entryList'][number]
export type EntryKind = Entry['kind']
export type Account = 'coin' | 'points' | 'safebox'

export const kindTexts: Record<EntryKind, PlainTextKey> = {
  deposit: 'wallet.kindDeposit',
  withdrawal: 'wallet.kindWithdrawal',
  bet: 'wallet.kindBet',
  win: 'wallet.kindWin',
  refund: 'wallet.kindRefund',
  reward: 'wallet.kindReward',
  safebox: 'wallet.kindSafebox',
  other: 'wallet.kindOther',
}

type EntryListProps = { account: Account; kind: EntryKind | null; period: Period }

/** Every change of a balance, newest first. */
export function EntryList({ account, kind, period }: EntryListProps) {
  const asked = useCallPages('appUserCoinDetail', { account, ...(kind && { kind }), ...period })
  return (
    <Pages query={asked} rows={asked.data?.pages.flatMap((page) => page.entryList)}>
      {(entry) => <EntryRow key={entry.entryId} entry={entry} isPoints={account === 'points'} />}
    </Pages>
  )
}

function EntryRow({ entry, isPoints }: { entry: Entry; isPoints: boolean }) {
  const t = useText()
  const money = useMoney()
  const locale = useLocale()
  const write = isPoints ? pointsText : money
  const { change, balance, kind, source, time } = entry
  const changeText = change > 0 ? `+${write(change)}` : `-${write(-change)}`
  return (
    <ListRow
      title={t(kindTexts[kind])}
      text={
        <>
          <span className="num">{dateTimeText(time, locale)}</span>
          {source !== '' && <span className={styles.source}>{sourceOf(t, source)}</span>}
        </>
      }
      end={
        <span className={styles.end}>
          <b className={`num ${change > 0 ? styles.up : ''}`}>{changeText}</b>
          <small className="num">{t('deposit.balance', { money: write(balance) })}</small>
        </span>
      }
    />
  )
}
