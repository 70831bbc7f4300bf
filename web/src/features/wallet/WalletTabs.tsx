import { depositPath } from '@parlour/contract/money.ts'
import { useText } from '../../i18n/use-text.ts'
import { useHasAccountMenu } from '../../session/account-menu.ts'
import { useIsResting } from '../../session/store.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import styles from './Wallet.module.css'

export type WalletTab = 'deposit' | 'withdraw' | 'others'

/** The parts of the wallet, where no menu of the account leads to them. */
export function WalletTabs({ current }: { current: WalletTab }) {
  const t = useText()
  const isResting = useIsResting()
  if (useHasAccountMenu()) return null
  const deposit = { value: 'deposit', text: t('title.deposit'), href: depositPath } as const
  return (
    <div className={styles.tabs}>
      <Segmented<WalletTab>
        label={t('title.wallet')}
        value={current}
        segments={[
          ...(isResting ? [] : [deposit]),
          { value: 'withdraw', text: t('title.withdraw'), href: '/lobby/wallets/withdraw' },
          { value: 'others', text: t('wallet.others'), href: '/lobby/wallets/others' },
        ]}
      />
    </div>
  )
}
