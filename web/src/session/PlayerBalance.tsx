import { depositPath } from '@parlour/contract/money.ts'
import { moneyText } from '../i18n/format.ts'
import { useText } from '../i18n/use-text.ts'
import { BalancePill } from '../ui/BalancePill.tsx'
import { DepositButton } from '../ui/DepositButton.tsx'
import { useSession } from './store.ts'
import { useBalanceRefresh } from './use-balance-refresh.ts'

const firstDepositBonus = '+300'

/** The coins in the header, and the way to more of them. */
export function PlayerBalance({ isLarge = false }: { isLarge?: boolean }) {
  const t = useText()
  const user = useSession((session) => session.user)
  const refresh = useBalanceRefresh()
  return (
    <>
      <BalancePill
        balanceText={user ? moneyText(user.coin) : undefined}
        label={t('frame.balance')}
        refreshLabel={t('frame.refreshBalance')}
        isLarge={isLarge}
        {...refresh}
      />
      <DepositButton
        text={t('frame.deposit')}
        bonusText={user && !user.firstRecharge ? firstDepositBonus : undefined}
        href={depositPath}
      />
    </>
  )
}
