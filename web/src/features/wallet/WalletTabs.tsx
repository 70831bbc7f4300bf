import { depositPath } from '@parlour/contract/money.ts'
import { useIsDesktop } from '../../browser/viewport.ts'
import { useText } from '../../i18n/use-text.ts'
import { useIsResting } from '../../session/store.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import styles from './Wallet.module.css'

export type WalletTab = 'deposit' | 'withdraw' | 'others'

/** The parts of the wallet. On a desktop the account's menu leads to them, except on a break. */
export function WalletTabs({ current }: { current: WalletTab }) {
  const t = useText()
  const isDesktop = useIsDesktop()
  const isResting = useIsResting()
  if (isDesktop && !isResting) return null
  return (
    <div className={styles.tabs}>
      <Segmented<WalletTab>
        label={t('title.wallet')}
        value={current}
        segments={[
          { value: 'deposit', text: t('title.deposit'), href: depositPath },
          { value: 'withdraw', text: t('title.withdraw'), href: '/lobby/wallets/withdraw' },
          { value: 'others', text: t('wallet.others'), href: '/lobby/wallets/others' },
        ]}
      />
    </div>
  )
}
