import type { PageProps } from '../../browser/navigation.ts'
import { Answer } from '../../calls/Answer.tsx'
import { useCall } from '../../calls/queries.ts'
import { useText } from '../../i18n/use-text.ts'
import { useMoney } from '../../money/use-money.ts'
import { useSession } from '../../session/store.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { BankIcon, ChartIcon, HistoryIcon, KeyIcon, ShieldIcon } from '../../ui/icons.ts'
import { KeyValue, KeyValueList } from '../../ui/KeyValue.tsx'
import { ListRow } from '../../ui/ListRow.tsx'
import { Note } from '../../ui/Note.tsx'
import { Pill } from '../../ui/Pill.tsx'
import { DepositPage } from './DepositPage.tsx'
import { SafeboxForm } from './safebox/SafeboxForm.tsx'
import styles from './Wallet.module.css'
import { WalletTabs } from './WalletTabs.tsx'
import { WithdrawPage } from './withdraw/WithdrawPage.tsx'

/** One address for the whole wallet; a name nobody knows opens the overview. */
export function WalletPage({ parameters: { id = '' } }: PageProps) {
  if (id === 'deposit') return <DepositPage />
  if (id === 'withdraw') return <WithdrawPage />
  return <OthersPage />
}

/** The rest of the wallet: safe box, accounts, identity, password, records. */
function OthersPage() {
  return (
    <div className={styles.page}>
      <WalletTabs current="others" />
      <div className={styles.columns}>
        <SafeboxCard />
        <WalletLinks />
      </div>
    </div>
  )
}

function WalletLinks() {
  const t = useText()
  const user = useSession((session) => session.user)
  const cards = useSession((session) => session.details?.appUserBankList.length ?? 0)
  return (
    <Card>
      <nav className={styles.list} aria-label={t('wallet.others')}>
        <ListRow
          icon={BankIcon}
          title={t('title.bank')}
          text={t('wallet.cardCount', { count: cards })}
          href="/bankCardList"
        />
        <ListRow
          icon={ShieldIcon}
          title={t('title.kyc')}
          tag={user?.hasKyc && <Pill tone="ok">{t('wallet.kycVerified')}</Pill>}
          href="/walletsKyc"
        />
        <ListRow
          icon={KeyIcon}
          title={t('title.walletPassword')}
          text={user?.hasSafeboxPassword ? t('wallet.pinSet') : t('wallet.pinUnset')}
          href="/walletsPassword"
        />
        <ListRow icon={HistoryIcon} title={t('title.transactions')} href="/record/transaction" />
        <ListRow icon={ChartIcon} title={t('title.report')} href="/profile/report" />
      </nav>
    </Card>
  )
}

/** Coins put aside: they cannot be played until they are taken out with the wallet password. */
function SafeboxCard() {
  const t = useText()
  const safebox = useCall('getSafebox', {})
  return (
    <Card look="cool" className={styles.column}>
      <h2 className={styles.heading}>{t('wallet.safebox')}</h2>
      <p className={styles.note}>{t('wallet.safeboxNote')}</p>
      <Answer asked={safebox}>
        {({ wallet, hasSafeboxPassword, lockedUntil }) => (
          <>
            <Balances {...wallet} />
            {hasSafeboxPassword ? (
              <SafeboxForm wallet={wallet} lockedUntil={lockedUntil} />
            ) : (
              <Note tone="info">
                {t('wallet.safeboxNeedsPin')}{' '}
                <Button size="xs" href="/walletsPassword?back=1">
                  {t('wallet.setPin')}
                </Button>
              </Note>
            )}
          </>
        )}
      </Answer>
    </Card>
  )
}

type BalancesProps = { safebox: number; withdrawable: number }

function Balances({ safebox, withdrawable }: BalancesProps) {
  const t = useText()
  const money = useMoney()
  return (
    <KeyValueList>
      <KeyValue name={t('wallet.inSafebox')}>{money(safebox)}</KeyValue>
      <KeyValue name={t('wallet.freeToMove')}>{money(withdrawable)}</KeyValue>
    </KeyValueList>
  )
}
