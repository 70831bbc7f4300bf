import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { useText } from '../../../i18n/use-text.ts'
import { useToday } from '../../../site/days.ts'
import { type PeriodName, periodNames, periodOf } from '../../../site/periods.ts'
import { Button } from '../../../ui/Button.tsx'
import { Chip, ChipRow } from '../../../ui/Chip.tsx'
import { ChartIcon, GameIcon } from '../../../ui/icons.ts'
import { Segmented } from '../../../ui/Segmented.tsx'
import walletStyles from '../Wallet.module.css'
import { type Account, type EntryKind, EntryList, kindTexts } from './EntryList.tsx'
import { DepositList, WithdrawalList } from './OrderLists.tsx'
import styles from './Records.module.css'

const views = ['all', 'deposits', 'withdrawals'] as const
type View = (typeof views)[number]

/** Everything that happened to the money, or the orders alone. The address remembers which. */
export function RecordsPage() {
  const t = useText()
  const today = useToday()
  const [search, setSearch] = useSearchParams()
  const view = views.find((each) => each === search.get('show')) ?? 'all'
  const [periodName, setPeriodName] = useState<PeriodName>('month')
  const period = periodOf(periodName, today)
  return (
    <div className={`${walletStyles.page} ${styles.frame}`}>
      <Segmented<View>
        label={t('title.transactions')}
        value={view}
        onChange={(next) => setSearch({ show: next }, { replace: true })}
        segments={[
          { value: 'all', text: t('wallet.viewAll') },
          { value: 'deposits', text: t('title.deposit') },
          { value: 'withdrawals', text: t('title.withdraw') },
        ]}
      />
      <div className={styles.head}>
        <PeriodChips chosen={periodName} onChoose={setPeriodName} />
        <Button size="xs" icon={GameIcon} href="/record/bets">
          {t('title.bets')}
        </Button>
        <Button size="xs" icon={ChartIcon} href="/profile/report">
          {t('title.report')}
        </Button>
      </div>
      {view === 'all' && <Entries key={periodName} period={period} />}
      {view === 'deposits' && <DepositList period={period} />}
      {view === 'withdrawals' && <WithdrawalList period={period} />}
    </div>
  )
}

const periodTexts = {
  today: 'wallet.today',
  week: 'wallet.week',
  month: 'wallet.month',
  all: 'wallet.anyTime',
} as const

type PeriodChipsProps = { chosen: PeriodName; onChoose: (name: PeriodName) => void }

function PeriodChips({ chosen, onChoose }: PeriodChipsProps) {
  const t = useText()
  return (
    <ChipRow label={t('wallet.period')} chosen={chosen}>
      {periodNames.map((name) => (
        <Chip key={name} isOn={name === chosen} onClick={() => onChoose(name)}>
          {t(periodTexts[name])}
        </Chip>
      ))}
    </ChipRow>
  )
}

const accounts = [
  ['coin', 'wallet.coins'],
  ['points', 'title.points'],
  ['safebox', 'wallet.safebox'],
] as const
const kinds = Object.keys(kindTexts) as EntryKind[]

function Entries({ period }: { period: { from?: string; to?: string } }) {
  const t = useText()
  const [account, setAccount] = useState<Account>('coin')
  const [kind, setKind] = useState<EntryKind | null>(null)
  return (
    <>
      <div className={styles.filters}>
        <ChipRow label={t('wallet.account')} chosen={account}>
          {accounts.map(([value, name]) => (
            <Chip key={value} isOn={value === account} onClick={() => setAccount(value)}>
              {t(name)}
            </Chip>
          ))}
        </ChipRow>
        <ChipRow label={t('wallet.kind')} chosen={kind}>
          <Chip isOn={kind === null} onClick={() => setKind(null)}>
            {t('wallet.anyKind')}
          </Chip>
          {kinds.map((each) => (
            <Chip key={each} isOn={each === kind} onClick={() => setKind(each)}>
              {t(kindTexts[each])}
            </Chip>
          ))}
        </ChipRow>
      </div>
      <EntryList account={account} kind={kind} period={period} />
    </>
  )
}
