import type { PageProps } from '../../browser/navigation.ts'
import { DepositPage } from './DepositPage.tsx'
import { OthersPage } from './OthersPage.tsx'
import { WithdrawPage } from './withdraw/WithdrawPage.tsx'

/** One address for the whole wallet; a name nobody knows opens the overview. */
export function WalletPage({ parameters: { id = '' } }: PageProps) {
  if (id === 'deposit') return <DepositPage />
  if (id === 'withdraw') return <WithdrawPage />
  return <OthersPage />
}
