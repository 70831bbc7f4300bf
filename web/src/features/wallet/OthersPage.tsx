import { useText } from '../../i18n/use-text.ts'
import { useSession } from '../../session/store.ts'
import { Card } from '../../ui/Card.tsx'
import { BankIcon, ChartIcon, HistoryIcon, KeyIcon, ShieldIcon } from '../../ui/icons.ts'
import { ListRow } from '../../ui/ListRow.tsx'
import { Pill } from '../../ui/Pill.tsx'
import { SafeboxCard } from './safebox/SafeboxCard.tsx'
import styles from './Wallet.module.css'
import { WalletTabs } from './WalletTabs.tsx'

/** The rest of the wallet: safe box, accounts, identity, password, records. */
export function OthersPage() {
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
