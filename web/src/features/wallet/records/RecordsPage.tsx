import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { useText } from '../../../i18n/use-text.ts'
import { useToday } from '../../../site/days.ts'
import { type PeriodName, periodNames, periodOf } from '../../../site/periods.ts'
import { Chip, ChipRow } from '../../../ui/Chip.tsx'
import { ChipSelect } from '../../../ui/ChipSelect.tsx'
import { ChartIcon, GameIcon } from '../../../ui/icons.ts'
import walletStyles from '../Wallet.module.css'
import { type EntryKind, kindTexts } from './entries.ts'
import { type Account, EntryList } from './EntryList.tsx'
import { DepositList, WithdrawalList } from './OrderLists.tsx'
import styles from './Records.module.css'

const periodTexts = {
  today: 'wallet.today',
  week: 'wallet.week',
  month: 'wallet.month',
  all: 'wallet.anyTime',
} as const satisfies Record<PeriodName, string>

const accountTexts = {
  coin: 'wallet.coins',
  points: 'title.points',
  safebox: 'wallet.safebox',
} as const satisfies Record<Account, string>

/** Deposits and withdrawals are orders, also those that failed; the rest are entries. */
const { deposit, withdrawal, ...entryTexts } = kindTexts
const showTexts = {
  all: 'wallet.anyKind',
  deposits: deposit,
  withdrawals: withdrawal,
  ...entryTexts,
} as const
type Show = keyof typeof showTexts

const keysOf = <Key extends string>(texts: Record<Key, unknown>) => Object.keys(texts) as Key[]

/** Everything that happened to the money, or a kind of it. The address remembers which. */
export function RecordsPage() {
  const t = useText()
  const today = useToday()
  const [search, setSearch] = useSearchParams()
  const show = keysOf(showTexts).find((each) => each === search.get('show')) ?? 'all'
  const [periodName, setPeriodName] = useState<PeriodName>('month')
  const [account, setAccount] = useState<Account>('coin')
  const period = periodOf(periodName, today)
  const isOrders = show === 'deposits' || show === 'withdrawals'
  return (
    <div className={`${walletStyles.page} ${styles.frame}`}>
      <ChipRow label={t('wallet.filters')} chosen={show}>
        <ChipSelect
          label={t('wallet.period')}
          value={periodName}
          options={periodNames.map((name) => [name, t(periodTexts[name])])}
          onChange={setPeriodName}
        />
        <ChipSelect<Show>
          label={t('wallet.kind')}
          value={show}
          options={keysOf(showTexts).map((each) => [each, t(showTexts[each])])}
          onChange={(next) => setSearch({ show: next }, { replace: true })}
        />
        {!isOrders && (
          <ChipSelect
            label={t('wallet.account')}
            value={account}
            options={keysOf(accountTexts).map((each) => [each, t(accountTexts[each])])}
            onChange={setAccount}
          />
        )}
        <Chip mark={<GameIcon />} href="/record/bets">
          {t('title.bets')}
        </Chip>
        <Chip mark={<ChartIcon />} href="/profile/report">
          {t('title.report')}
        </Chip>
      </ChipRow>
      {show === 'deposits' && <DepositList period={period} />}
      {show === 'withdrawals' && <WithdrawalList period={period} />}
      {!isOrders && <EntryList account={account} kind={kindOf(show)} period={period} />}
    </div>
  )
}

function kindOf(show: Exclude<Show, 'deposits' | 'withdrawals'>): EntryKind | null {
  return show === 'all' ? null : show
}
